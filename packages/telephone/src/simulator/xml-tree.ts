/** An element of a document; its text is what stands directly in it. */
export interface XmlElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: readonly XmlElement[];
  text: string;
}

/** A document that is not as providers want it. */
export class BadDocument extends Error {}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const DECLARATION = /^<\?xml version="1\.0" encoding="UTF-8"\?>/;
const OPENING = /^<([A-Za-z][\w-]*)((?:\s+[A-Za-z_][\w:.-]*="[^"<]*")*)\s*(\/?)>/;

/**
 * Reads a document strictly: one root, everything closed, no markup but elements and attributes in double quotes, no
 * entity but the five. Throws `BadDocument`.
 */
export function readXml(document: string): XmlElement {
  const declaration = DECLARATION.exec(document)?.[0];
  if (declaration === undefined) throw new BadDocument('no declaration');
  const [root, rest] = readElement(document.slice(declaration.length).trimStart());
  if (rest.trim() !== '') throw new BadDocument('something after the root');
  return root;
}

function readElement(text: string): [XmlElement, string] {
  const opening = OPENING.exec(text);
  if (opening === null) throw new BadDocument(`no element: ${text.slice(0, 40)}`);
  const [whole, name = '', attributes = '', closed] = opening;
  const element = { name, attributes: readAttributes(attributes), children: [] as XmlElement[], text: '' };
  let rest = text.slice(whole.length);
  if (closed === '/') return [element, rest];
  const closing = `</${name}>`;
  while (!rest.startsWith(closing)) {
    if (rest === '') throw new BadDocument(`${name} is not closed`);
    if (rest.startsWith('<')) {
      const [child, after] = readElement(rest);
      element.children.push(child);
      rest = after;
    } else {
      const end = rest.indexOf('<');
      element.text += unescapeXml(rest.slice(0, end === -1 ? rest.length : end));
      rest = end === -1 ? '' : rest.slice(end);
    }
  }
  return [element, rest.slice(closing.length)];
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', value = ''] of text.matchAll(/([A-Za-z_][\w:.-]*)="([^"<]*)"/g)) {
    if (name in attributes) throw new BadDocument(`${name} stands twice`);
    attributes[name] = unescapeXml(value);
  }
  return attributes;
}

function unescapeXml(text: string): string {
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/.test(text) || !text.isWellFormed()) {
    throw new BadDocument('letters that XML has not');
  }
  return text.replace(/&([^;\s]*);?/g, (whole, name: string) => {
    const sign = ENTITIES[name];
    if (sign === undefined || !whole.endsWith(';')) throw new BadDocument(`no entity: ${whole}`);
    return sign;
  });
}
