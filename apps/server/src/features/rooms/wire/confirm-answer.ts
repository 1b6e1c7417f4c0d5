import type { ClientMessageOf } from '@qc/contract';
import { isSameResponse, ownAnswer, ownView } from '@qc/engine';
import type { RoomState } from '@qc/engine';
import type { Listener } from '../room/listener.ts';

type SubmitAnswer = ClientMessageOf<'answer'>;

/**
 * Tells a page that its answer is on disk. It shows what it has sent: the own view is told only where the room keeps
 * the answer in another form, or has another question on screen by now. Thousands may answer at one instant.
 */
export function confirmAnswer(listener: Listener, state: RoomState, seat: number, sent: SubmitAnswer): void {
  const kept = ownAnswer(state, seat);
  if (kept && isSameResponse(kept.response, sent.response)) listener.tellTaken(sent.id);
  else listener.tellOwn(ownView(state, seat), { t: 'ack', id: sent.id });
}
