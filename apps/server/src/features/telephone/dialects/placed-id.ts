import * as z from 'zod/mini';

const Id = z.string().check(z.regex(/^[\x21-\x7e]{1,128}$/));

/** The call's id where a provider says it: by the first of these names, or in the list that has it. */
export function idIn(body: unknown, ...names: string[]): string | null {
  const named = z.looseObject({}).safeParse(body);
  if (!named.success) return null;
  for (const name of names) {
    const said = named.data[name];
    const id = Id.safeParse(Array.isArray(said) ? said[0] : said);
    if (id.success) return id.data;
  }
  return null;
}
