export function typed(schema: unknown): string;
export function written(document: unknown): string;
