import { openApiDocument } from '#features/openapi';
import { asSchema, type Schema } from './generate-value.ts';

/** One operation of the API description, with where it is served. */
export interface Described {
  name: string;
  method: string;
  path: string;
  operation: Schema;
}

/** The API description as whoever asks for it gets it. */
export const description: Schema = asSchema(JSON.parse(JSON.stringify(openApiDocument())));

/** What a reference of the description leads to. */
export function resolveReference(reference: string): Schema {
  let place: unknown = description;
  for (const part of reference.replace('#/', '').split('/')) place = asSchema(place)[part];
  return asSchema(place);
}

/** Everything that is described, by its name. */
export const described: ReadonlyMap<string, Described> = new Map(
  Object.entries(asSchema(description['paths'])).flatMap(([path, methods]) =>
    Object.entries(asSchema(methods)).map(([method, told]) => {
      const operation = asSchema(told);
      const name = String(operation['operationId']);
      return [name, { name, method: method.toUpperCase(), path, operation }] as const;
    }),
  ),
);
