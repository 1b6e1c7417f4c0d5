import type { LineRequest } from './dialect.ts';

/**
 * The address that a request was sent to: the configured public base, and path and query as they came. Providers sign
 * it letter by letter, so nothing of it is read and written anew. A base may have a path and no slash at its end.
 */
export function publicUrl(base: string, target: string): string {
  return base.replace(/\/+$/, '') + target;
}

/** A header that is said once, else null. */
export function headerOf({ headers }: LineRequest, name: string): string | null {
  const value = headers[name];
  return typeof value === 'string' ? value : null;
}

/** What is asked for by an address: the part after `?`, empty without one. */
export function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at === -1 ? '' : url.slice(at + 1);
}

/** Whether the body is a form; a body that is said to be none is nothing that a form's signature covers. */
export function isForm(request: LineRequest): boolean {
  return /^application\/x-www-form-urlencoded\b/i.test(headerOf(request, 'content-type') ?? '');
}

/** Fields in their order; a name may stand there several times. */
export type Fields = ReadonlyMap<string, readonly string[]>;

/** Reads a query, or the body of a form. */
export function fieldsOf(text: string): Fields {
  const fields = new Map<string, string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const values = fields.get(name);
    if (values === undefined) fields.set(name, [value]);
    else values.push(value);
  }
  return fields;
}

const forms = new WeakMap<LineRequest, Fields>();

/** The fields of a form; none of a body that is no form. Read once: a request is proved by them, and then understood. */
export function formFields(request: LineRequest): Fields {
  const known = forms.get(request);
  if (known !== undefined) return known;
  const fields = fieldsOf(isForm(request) ? request.body.toString('utf8') : '');
  forms.set(request, fields);
  return fields;
}

/** The fields that a provider sends: by POST those of the form alone, which are signed; else those of the address. */
export function sentFields(request: LineRequest): Fields {
  return request.method === 'POST' ? formFields(request) : fieldsOf(queryOf(request.url));
}

/** Some fields as a record. Null when one of them says two things. */
export function singleFields(fields: Fields, names: readonly string[]): Record<string, string> | null {
  const single: Record<string, string> = {};
  for (const name of names) {
    const [value, ...others] = fields.get(name) ?? [];
    if (value === undefined) continue;
    if (others.some((other) => other !== value)) return null;
    single[name] = value;
  }
  return single;
}
