/** Links that one message may name at most. */
const LINKS_MAX = 1_000_000;
const FORM = /^\d{1,9}(?:-\d{1,9})?(?:,\d{1,9}(?:-\d{1,9})?)*$/;

/** Numbers of links as text, what follows one another together: `1-250,300`. None: `-`. */
export function writeRanges(links: readonly number[]): string {
  let text = '';
  for (let at = 0; at < links.length; at += 1) {
    const from = links[at] ?? 0;
    let to = from;
    while (links[at + 1] === to + 1) {
      at += 1;
      to += 1;
    }
    text += `${text === '' ? '' : ','}${from}${to === from ? '' : `-${to}`}`;
  }
  return text || '-';
}

/** The numbers that a text names; null: it is none of ours. */
export function readRanges(text: string): number[] | null {
  if (text === '-') return [];
  if (!FORM.test(text)) return null;
  const links: number[] = [];
  for (const range of text.split(',')) {
    const [from = 0, to = from] = range.split('-').map(Number);
    if (links.length + to - from > LINKS_MAX) return null;
    for (let link = from; link <= to; link += 1) links.push(link);
  }
  return links;
}
