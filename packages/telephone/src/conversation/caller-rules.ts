import type { RoomInfo, ScoringProfile } from '@qc/contract';
import { ruleLines } from '@qc/words/rule-lines';
import type { TelephoneWords } from '@qc/words/telephone';

/** Points go by the time on these. */
const BY_TIME: readonly ScoringProfile[] = ['halfFloor', 'linear', 'penalty'];

/** How callers win points, in plain sentences: what counts of their time, and from when. */
export function callerRules({ rules, waiting }: TelephoneWords, room: RoomInfo): string[] {
  const [rule, ...others] = ruleLines(rules, room);
  if (rule === undefined) return [];
  const { profile, penalty } = room.scoring;
  if (profile === 'accuracy') return [rule, ...others];
  if (room.callerPoints === 'speed' || !BY_TIME.includes(profile)) return [rule, waiting.ownTime, ...others];
  return [waiting.flatPoints, ...(profile === 'penalty' ? [waiting.wrongCosts(penalty)] : []), ...others];
}
