/** A schema as JSON Schema 2020-12 has it; OpenAPI 3.1 takes it as it is. */
export type JsonSchema = { [key: string]: unknown };

export function isJsonSchema(value: unknown): value is JsonSchema {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The same schema with every reference turned to where `place` says that the name is. */
export function moveReferences(schema: unknown, place: (name: string) => string): unknown {
  if (Array.isArray(schema)) return schema.map((part) => moveReferences(part, place));
  if (!isJsonSchema(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => {
      const name = key === '$ref' && typeof value === 'string' ? /^#\/\$defs\/(\w+)$/.exec(value)?.[1] : undefined;
      return name === undefined ? [key, moveReferences(value, place)] : [key, `#/components/schemas/${place(name)}`];
    }),
  );
}
