import type { Awaited } from '../awaited.ts';
import type { Line } from '../io.ts';
import type { SessionLife } from '../session-life.ts';
import { askVotes, readPolledVotes } from './iclicker-codec.ts';

const POLL_MS = 200;
const ANSWER_MS = 500;
/** So many questions in a row without an answer, and the base is taken for gone. */
const MOST_UNANSWERED = 5;

/**
 * Fetches the votes of a question from an old base, which sends none by itself, until `isOpen` says no more; then what
 * is left. Resolves to false when the base does not answer.
 */
export async function pollVotes(
  line: Line,
  life: SessionLife,
  reports: Awaited<Uint8Array>,
  isOpen: () => boolean,
): Promise<boolean> {
  let lastIndex = 0;
  let unanswered = 0;
  for (let isLast = false; !isLast;) {
    // What came in until the question closed is asked for once more.
    isLast = !isOpen();
    const answer = reports.next(line, ANSWER_MS, readPolledVotes);
    await life.write(askVotes(lastIndex), 0);
    const polled = await answer;
    unanswered = polled === null ? unanswered + 1 : 0;
    if (unanswered === MOST_UNANSWERED) return false;
    if (polled === null) continue;
    for (const vote of polled.votes) life.press({ ...vote, atMs: line.now() });
    lastIndex = polled.lastIndex;
    if (polled.hasMore) isLast = false;
    else if (!isLast) await life.idle(POLL_MS);
  }
  return true;
}
