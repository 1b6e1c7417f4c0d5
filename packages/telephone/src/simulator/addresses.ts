const encode = (text: string) =>
  encodeURIComponent(text)
    .replace(/[!'()~]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%20', '+');

/** A form, or a query. */
export function formOf(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&');
}

/** What a query says, by name; of a name that stands there twice, the last. */
export function queryFields(url: string): Record<string, string> {
  const query = url.split('?')[1] ?? '';
  const decode = (text: string) => decodeURIComponent(text.replaceAll('+', ' '));
  return Object.fromEntries(
    query
      .split('&')
      .filter((pair) => pair !== '')
      .map((pair) => {
        const [name = '', ...value] = pair.split('=');
        return [decode(name), decode(value.join('='))];
      }),
  );
}

/** An address with more to its query. */
export function withQuery(url: string, query: string): string {
  return query === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${query}`;
}

/** Where an address leads that stands in a document: alone, from the root, or beside the document. */
export function resolveAddress(base: string, address: string): string {
  if (/^https?:\/\//.test(address)) return address;
  const root = /^https?:\/\/[^/?#]+/.exec(base)?.[0] ?? '';
  if (address === '') return base;
  if (address.startsWith('/')) return root + address;
  const path = (base.split('?')[0] ?? '').slice(root.length);
  if (address.startsWith('?')) return root + path + address;
  return `${root}${path.slice(0, path.lastIndexOf('/') + 1) || '/'}${address}`;
}
