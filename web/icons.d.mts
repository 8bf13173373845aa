export function png(size: number): Buffer;
