/** An invite comes as /join#<invite>, so that no server log sees it. */
export function addressOf(path: string, hash: string): string {
  const invite = /^\/join\/?$/.test(path) ? /^#([\w-]{8,64})$/.exec(hash)?.[1] : undefined;
  return invite ? `#/invite/${invite}` : hash;
}
