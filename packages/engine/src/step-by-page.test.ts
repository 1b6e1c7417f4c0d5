import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Command } from './commands.ts';
import { type PageCommand, stepByPage } from './step-by-page.ts';
import { step } from './step.ts';
import { arbitraryGame } from './testing/arbitrary-game.ts';
import { arbitraryIntents } from './testing/intent.ts';
import { playIntents } from './testing/play-intents.ts';

/** What such a page would say in the place of a command, and the same for `step`; null: it never says such a thing. */
function said(command: Command): { page: PageCommand; hall: Command } | null {
  switch (command.type) {
    case 'join':
    case 'answer':
    case 'devicesReady':
    case 'tick':
      return { page: command, hall: command };
    case 'operate': {
      const { action } = command;
      if (action.do !== 'next' && action.do !== 'judge') return null;
      return { page: { type: 'operate', action }, hall: { type: 'operate', action, expect: null } };
    }
    default:
      return null;
  }
}

test(
  'what a room takes, it takes in the same way where a page plays it alone (2,000 sequences)',
  { timeout: 120_000 },
  () => {
    const taken = new Map<string, number>();
    fc.assert(
      fc.property(arbitraryGame, arbitraryIntents, (game, intents) => {
        for (const { before, command, nowMs } of playIntents(game, intents)) {
          const both = said(command);
          if (both === null) continue;
          const hall = step(before, both.hall, nowMs);
          const played = stepByPage(before, both.page, nowMs);
          // Whoever is refused at a door, or has no operator, is let in and led here.
          if (!hall.ok && (command.type === 'join' || game.pace === 'self')) continue;
          expect(played).toEqual(hall);
          const what = both.page.type === 'operate' ? both.page.action.do : both.page.type;
          if (hall.ok && !hall.repeated) taken.set(what, (taken.get(what) ?? 0) + 1);
        }
      }),
      { numRuns: 2000 },
    );
    // Without any of them the comparison would say nothing of it.
    for (const what of ['join', 'answer', 'devicesReady', 'tick', 'next', 'judge'])
      expect(taken.get(what) ?? 0, what).toBeGreaterThan(5);
  },
);
