/** Small tones of our own, made while they are heard; silent unless switched on. */
import { sound } from "./settings";

/** Each note: pitch in Hz, when it begins and how long it lasts in seconds. */
type Note = readonly [pitch: number, at: number, length: number];

const TONES = {
  turn: [
    [587.3, 0, 0.16],
    [880, 0.12, 0.26],
  ],
  no: [[196, 0, 0.2]],
  battle: [
    [146.8, 0, 0.3],
    [220, 0.14, 0.3],
    [293.7, 0.28, 0.4],
  ],
  end: [
    [440, 0, 0.25],
    [554.4, 0.18, 0.25],
    [659.3, 0.36, 0.25],
    [880, 0.54, 0.6],
  ],
} as const satisfies Record<string, readonly Note[]>;
export type Tone = keyof typeof TONES;

let speaker: AudioContext | null = null;

/** Sound a tone, if the visitor wants any. */
export function play(tone: Tone): void {
  if (sound.value === "off") return;
  speaker ??= new AudioContext();
  const now = speaker.currentTime;
  for (const [pitch, at, length] of TONES[tone]) {
    const voice = speaker.createOscillator();
    const loudness = speaker.createGain();
    voice.type = "triangle";
    voice.frequency.value = pitch;
    loudness.gain.setValueAtTime(0, now + at);
    loudness.gain.linearRampToValueAtTime(0.12, now + at + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + at + length);
    voice.connect(loudness).connect(speaker.destination);
    voice.start(now + at);
    voice.stop(now + at + length);
  }
}
