import type { Spoken } from '../call.ts';
import type { Seated } from './next.ts';
import { callerRules } from './caller-rules.ts';
import { quote, say, wordsOf } from './say.ts';
import type { Shown } from './shown.ts';

/** Before the game begins: who the caller is, what the host wrote for those who wait, and how points are won. */
export function lobbyShown(call: Seated): Shown {
  const { waiting } = wordsOf(call);
  const { room } = call.view;
  return {
    place: 'lobby',
    told: 'lobby',
    words: [
      ...introduce(call),
      ...quote(call, room.waitingText),
      ...callerRules(wordsOf(call), room).map((line) => say(call, line)),
      say(call, waiting.beginsSoon),
      say(call, waiting.lobbyKeys),
    ],
  };
}

/** "You are in", with the name and the team that all screens show. */
export function introduce(call: Seated): Spoken[] {
  const { waiting } = wordsOf(call);
  const { room, own } = call.view;
  const team = own.team === null ? [] : quote(call, room.teams.names[own.team] ?? '');
  return [
    say(call, waiting.youAreIn),
    say(call, waiting.yourName),
    ...quote(call, own.name),
    ...(team.length > 0 ? [say(call, waiting.yourTeam), ...team] : []),
  ];
}
