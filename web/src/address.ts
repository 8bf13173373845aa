/** Invites and password links come as /join#<invite> and /reset#<token>, so that no server log sees them. */
export function addressOf(path: string, hash: string): string {
  const [, place] = /^\/(join|reset)\/?$/.exec(path) ?? [];
  const secret = place ? /^#([\w-]{8,64})$/.exec(hash)?.[1] : undefined;
  if (!secret) return hash;
  return place === "reset" ? `#/reset/${secret}` : `#/invite/${secret}`;
}

/** A part of an address as it was before it was written into one; as it is where it was never one. */
export function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
