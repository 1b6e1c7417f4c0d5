import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openRoom } from './open-room.ts';
import type { RunGame } from './run-game.ts';
import type { RoomState } from './state.ts';
import { step } from './step.ts';
import { arbitraryGame } from './testing/arbitrary-game.ts';
import { arbitraryIntents, type Intent } from './testing/intent.ts';
import { OPENED_AT_MS, playIntents } from './testing/play-intents.ts';

test(
  'replaying what was accepted gives the same room, from the start and from any snapshot',
  { timeout: 300_000 },
  () => {
    fc.assert(
      fc.property(arbitraryGame, arbitraryIntents, fc.nat(), (game, intents, dice) => {
        const played = [...playIntents(game, intents)];
        // A host keeps neither refusals nor repeats.
        const journal = played.filter(({ outcome }) => outcome.ok && !outcome.repeated);
        const last = played.at(-1)?.after;
        let fromStart = openRoom({ code: '123456', game, openedAtMs: OPENED_AT_MS });
        let fromSnapshot: RoomState | null = null;
        journal.forEach(({ command, nowMs }, index) => {
          if (index === dice % journal.length) fromSnapshot = stored(fromStart);
          fromStart = after(fromStart, command, nowMs);
          if (fromSnapshot) fromSnapshot = stored(after(fromSnapshot, command, nowMs));
        });
        expect(JSON.stringify(fromStart)).toBe(JSON.stringify(last));
        if (fromSnapshot) expect(JSON.stringify(fromSnapshot)).toBe(JSON.stringify(last));
      }),
      { numRuns: 1000 },
    );
  },
);

test('the same seed gives the same log, 100 of 100', { timeout: 300_000 }, () => {
  for (let seed = 1; seed <= 100; seed += 1) expect(logHash(seed)).toBe(logHash(seed));
  expect(logHash(1)).not.toBe(logHash(2));
});

function after(state: RoomState, command: Parameters<typeof step>[1], nowMs: number): RoomState {
  const outcome = step(state, command, nowMs);
  if (!outcome.ok || outcome.repeated) throw new Error(`${command.type} was taken before and is not now`);
  return outcome.state;
}

function stored(state: RoomState): RoomState {
  return JSON.parse(JSON.stringify(state));
}

function logHash(seed: number): string {
  const run: fc.Arbitrary<[RunGame, Intent[]]> = fc.tuple(arbitraryGame, arbitraryIntents);
  const log = fc
    .sample(run, { seed, numRuns: 3 })
    .map(([game, intents]) =>
      [...playIntents(game, intents)].map(({ command, nowMs, outcome }) => [command, nowMs, outcome]),
    );
  return createHash('sha256').update(JSON.stringify(log)).digest('hex');
}
