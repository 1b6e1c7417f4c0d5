import { packResult } from './pack-result.ts';

/** More signs of an address than a browser takes: what is larger goes as a file. */
const SIGNS_MAX = 1_500_000;

/** What became of it: the server's page is open and has it; the browser opened no window; it is too large for an address. */
export type HandedOver = 'opened' | 'noWindow' | 'tooLarge';

/**
 * Opens the server's results page with a result. It goes in the part of the address that no server is sent: a page from
 * disk has no session there, and pages of a server do not speak with who opened them. Whether it is kept is for the
 * person to say there.
 */
export async function handOver(
  { origin, language }: { origin: string; language: string },
  result: unknown,
): Promise<HandedOver> {
  const packed = await packResult(result);
  if (packed.length > SIGNS_MAX) return 'tooLarge';
  return window.open(`${origin}/${language}/results#bring=${packed}`, '_blank') ? 'opened' : 'noWindow';
}
