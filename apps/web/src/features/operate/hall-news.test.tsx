import type { SeatRow } from '@qc/contract';
import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { setLanguage } from '#platform/i18n';
import { textsIn } from '#platform/words';
import { UiProvider } from '#ui/ui-provider';
import { ClickerMap } from './clickers/clicker-map.tsx';
import type { HandOut } from './clickers/use-hand-out.ts';
import type { LastPress } from './operator-state.ts';
import { PlayersPanel } from './players/players-panel.tsx';

beforeEach(() => setLanguage('en', { remember: false }));
afterEach(cleanup);

const none = () => undefined;
const later = async () => null;
const NO_TEAMS: readonly string[] = [];
const UNSAID: ReadonlyMap<string, number> = new Map();
const HAND_OUT: HandOut = {
  ...{ isOn: false, next: undefined, wanted: null, wrong: undefined },
  ...{ begin: none, stop: none, later: none, want: none },
};

/** Players who note in `drawn` each time that something is drawn of them. */
function hall(drawn: number[]): SeatRow[] {
  return Array.from({ length: 4 }, (_, seat) => ({
    ...{
      seat,
      face: 0,
      score: 0,
      present: true,
      answered: false,
      removed: false,
      team: null,
      extraPercent: 0,
      joinedAtMs: 0,
    },
    remotes: [`buzz-1:${seat}`],
    get name() {
      if (!drawn.includes(seat)) drawn.push(seat);
      return `Player ${seat}`;
    },
  }));
}

it.each<[string, (players: readonly SeatRow[], pressed: ReadonlyMap<string, LastPress>) => ReactNode]>([
  [
    'list',
    (players) => (
      <PlayersPanel
        {...{ players, watching: 0, fullAt: null, teams: NO_TEAMS, byCode: false, asking: true, scored: true }}
        onAction={none}
        onAsk={later}
      />
    ),
  ],
  [
    'map',
    (players, pressed) => (
      <ClickerMap
        {...{ players, pressed, asking: true, batteries: UNSAID, onSwap: none, onAction: none }}
        handOut={{ ...HAND_OUT }}
      />
    ),
  ],
])('the %s of a hall draws anew who has pressed, and nobody else', (_, part) => {
  const drawn: number[] = [];
  const players = hall(drawn);
  const around = (rows: readonly SeatRow[], pressed: ReadonlyMap<string, LastPress> = new Map()) => (
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      {part(rows, pressed)}
    </UiProvider>
  );
  const { rerender } = render(around(players));
  expect(drawn).toEqual([0, 1, 2, 3]);
  drawn.length = 0;
  const [other] = hall(drawn).filter(({ seat }) => seat === 2);
  if (!other) throw new Error('no such player');
  const answered = Object.defineProperty(other, 'answered', { value: true });
  const press: LastPress = { remote: 'buzz-1:2', key: 'A', refused: null, n: 1 };
  rerender(around(players.with(2, answered), new Map([[press.remote, press]])));
  expect(drawn).toEqual([2]);
});
