import { SHORT_TEXT_MAX } from '@qc/contract';
import { cutText } from '#platform/cut-text';

/** A name for a copy: `Name (2)`, then `Name (3)`; the first free number, at most 40 characters. */
export function copyName(name: string, taken: readonly string[]): string {
  const used = new Set(taken);
  const stem = name.replace(/ \(\d+\)$/, '');
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`;
    const copy = cutText(stem, SHORT_TEXT_MAX - suffix.length) + suffix;
    if (!used.has(copy)) return copy;
  }
}
