export function typesOf(schema: { readonly $defs: object }): Promise<string>;
