import { textsIn } from '#platform/words';
import type { LiveRefusal, RoomInfo } from '@qc/contract';

/** Why joining was refused, in the language of the game. An assignment has one attempt for each device. */
export function joinRefusalText(code: LiveRefusal, { language, pace }: Pick<RoomInfo, 'language' | 'pace'>): string {
  const t = textsIn(language, 'play');
  const other: Partial<Record<LiveRefusal, string>> = {
    nameEmpty: t.nameProblem,
    roomEnded: t.ended,
    consentNeeded: t.consentProblem,
    phoneNeeded: t.phoneProblem,
  };
  if (code === 'tooManySeats' && pace === 'self') return t.attemptTaken;
  const own: Partial<Record<LiveRefusal, string>> = t;
  return own[code] ?? other[code] ?? t.otherRefusal;
}
