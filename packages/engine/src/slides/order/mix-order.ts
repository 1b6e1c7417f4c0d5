import type { Answer } from '@qc/contract';

/**
 * The items of an order slide in the order they are shown, and their right order as indices into it. `written` is in
 * right order. The mixed order comes from the seed and the items alone, never from how they are written: it says
 * nothing of the right one, and now and then it is the right one.
 */
export function mixOrder(written: readonly Answer[], seed: string): { answers: Answer[]; sequence: number[] } {
  const items = written.map((answer, place) => {
    const content = contentOf(answer);
    return { answer: { ...answer, correct: false }, place, content, hash: hashOf(`${seed}\n${content}`) };
  });
  items.sort((a, b) => a.hash - b.hash || compareText(a.content, b.content));
  const sequence = new Array<number>(items.length).fill(0);
  items.forEach(({ place }, index) => {
    sequence[place] = index;
  });
  return { answers: items.map(({ answer }) => answer), sequence };
}

/** By code units: the same on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** An order that anybody can make from what is seen of the items, so that it tells nothing. */
export function compareItems(a: Answer, b: Answer): number {
  return compareText(contentOf(a), contentOf(b));
}

/** Everything that is seen of an item, and nothing of its place. */
function contentOf({ text, media }: Answer): string {
  return JSON.stringify([text, media && [media._id, media.publicId, media.alt, media.startMs, media.endMs]]);
}

/** FNV-1a with a final mix, 32 bits: spreads items evenly; nothing has to stay secret. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
