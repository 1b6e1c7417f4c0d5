import { unpackResult } from './pack-result.ts';

const MARK = '#bring=';

/** Whether this window was opened with a result. */
export function isHandedHere(): boolean {
  return location.hash.startsWith(MARK);
}

/**
 * The result that this window was opened with, taken out of its address; null: none. It was written by anybody: it is
 * for the person to say whether it is kept, and for the server to judge.
 */
export async function takeHanded(): Promise<unknown> {
  if (!isHandedHere()) return null;
  const packed = location.hash.slice(MARK.length);
  history.replaceState(history.state, '', location.pathname + location.search);
  return unpackResult(packed);
}
