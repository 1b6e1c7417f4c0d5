const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** A text as XML holds it, in elements and in attributes. */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** One element. Attributes that are null are left out; `inside` is XML already. */
export function element(
  name: string,
  attributes: Readonly<Record<string, string | number | boolean | null>> = {},
  inside = '',
): string {
  const said = Object.entries(attributes)
    .map(([key, value]) => (value === null ? '' : ` ${key}="${escapeXml(String(value))}"`))
    .join('');
  return inside === '' ? `<${name}${said}/>` : `<${name}${said}>${inside}</${name}>`;
}

/** The document that a line is told by. */
export function xmlResponse(inside: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>${element('Response', {}, inside)}`;
}

export const XML_TYPE = 'text/xml; charset=utf-8';
