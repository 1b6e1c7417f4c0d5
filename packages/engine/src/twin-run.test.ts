import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openRoom } from './open-room.ts';
import type { Outcome } from './outcome.ts';
import type { RunSlide } from './run-game.ts';
import type { RoomState } from './state.ts';
import { step } from './step.ts';
import { arbitraryIntents } from './testing/intent.ts';
import { OPENED_AT_MS, playIntents } from './testing/play-intents.ts';
import { arbitraryTwins } from './testing/twin-game.ts';
import { changeMessage } from './live/view-messages.ts';
import { spectatorsReact, watchRefusal } from './spectators/may-watch.ts';
import { roomInfo } from './view.ts';
import { countsOf } from './views/counts.ts';
import { ownView } from './views/own-view.ts';
import { seatRows } from './views/seat-rows.ts';

test(
  'S4: until its reveal, nothing shows which answer is right, or why (2,500 twin runs)',
  { timeout: 300_000 },
  () => {
    const answered = new Map<RunSlide['type'], number>();
    let revealed = 0;
    fc.assert(
      fc.property(arbitraryTwins, arbitraryIntents, ({ secret, one, other }, intents) => {
        let twin = openRoom({ code: '123456', game: other, openedAtMs: OPENED_AT_MS });
        for (const { before, command, nowMs, outcome, after } of playIntents(one, intents)) {
          const twinOutcome = step(twin, command, nowMs);
          if (twinOutcome.ok) twin = twinOutcome.state;
          if (after.rounds.some((round) => round.slide === secret && round.revealedAtMs !== null)) {
            revealed += 1;
            return;
          }
          const { phase } = before;
          const taken = command.type === 'answer' && outcome.ok && !outcome.repeated;
          const type = one.slides[secret]?.type;
          if (taken && type && phase.name === 'question' && phase.slide === secret)
            answered.set(type, (answered.get(type) ?? 0) + 1);
          if (traffic(after, nowMs, outcome) !== traffic(twin, nowMs, twinOutcome))
            throw new Error(`S4 the key shows in ${after.phase.name} after ${command.type}`);
        }
      }),
      { numRuns: 2500 },
    );
    // Without answers to the secret question and without reveals the comparison would say nothing.
    for (const type of ['trivia', 'trueFalse', 'typed', 'number', 'order'] as const)
      expect(answered.get(type) ?? 0, type).toBeGreaterThan(50);
    expect(revealed).toBeGreaterThan(200);
  },
);

/** Everything that leaves the room for anybody but the operator, and what the operator's list of players has. */
function traffic(state: RoomState, nowMs: number, outcome: Outcome): string {
  const own = state.seats.blocks.flat().map((_, seat) => ownView(state, seat));
  const reply = outcome.ok ? [outcome.events, outcome.wakeAtMs, outcome.repeated] : outcome.code;
  return JSON.stringify([
    reply,
    roomInfo(state),
    // What spectators are told is this and nothing else.
    changeMessage('player', 1, state, nowMs, 2),
    [watchRefusal(state, 'device'), spectatorsReact(state)],
    changeMessage('presenter', 1, state, nowMs, 2),
    countsOf(state),
    seatRows(state),
    own,
  ]);
}
