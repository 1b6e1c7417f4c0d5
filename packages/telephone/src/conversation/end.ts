import type { Spoken } from '../call.ts';
import { type Call, hangUp, type Next, type Seated } from './next.ts';
import { say, wordsOf } from './say.ts';

/** The game is over: place and points as far as they are told, thanks, goodbye. */
export function enterEnd(call: Seated, before: readonly Spoken[]): Next {
  const { outcome, joining } = wordsOf(call);
  const { shared, own } = call.view;
  const { phase } = shared;
  const podium = phase.phase === 'podium' ? phase : null;
  const team = podium?.teams.find((row) => row.team === own.team);
  const isHonoured =
    podium !== null && podium.teams.length === 0 && podium.winners.some(({ seat }) => seat === own.seat);
  return hangUp(call, [
    ...before,
    say(call, outcome.gameOver),
    ...(isHonoured ? [say(call, outcome.onPodium)] : []),
    ...(own.rank === null ? [] : [say(call, outcome.finalPlace(own.rank))]),
    ...(own.score === null ? [] : [say(call, outcome.score(own.score))]),
    ...(podium && team ? [say(call, outcome.teamPlace(team.rank, podium.teams.length))] : []),
    say(call, outcome.thanks),
    say(call, joining.goodbye),
  ]);
}

/** There is no place any more: the host took it, or the room has gone with its game. */
export function enterGone(call: Call, before: readonly Spoken[]): Next {
  const { outcome, joining, callRefusals } = wordsOf(call);
  const why = call.view === null ? [outcome.gameOver, outcome.thanks] : before.length > 0 ? [] : [callRefusals.removed];
  return hangUp(call, [...before, ...[...why, joining.goodbye].map((text) => say(call, text))]);
}
