import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setLanguage } from '#platform/i18n';
import { textsIn } from '#platform/words';
import { UiProvider } from '#ui/ui-provider';
import { AddPlayers } from './add-players.tsx';
import type { ListPlan } from './plan-list.ts';

beforeEach(() => {
  setLanguage('en', { remember: false });
  // A field that grows asks when the fonts have come.
  Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'fonts');
});

function show(mustChooseTeam: boolean) {
  const fill = vi.fn<(plan: ListPlan) => Promise<null>>().mockResolvedValue(null);
  render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <AddPlayers
        place={{ players: [], teams: ['Red', 'Blue'], receivers: [] }}
        mustChooseTeam={mustChooseTeam}
        filling={{ busy: false, leftOut: [], fill }}
        FromServer={({ onFill }) => (
          <button onClick={() => onFill([{ name: 'Dana', remote: '', team: 'Blue' }])}>Last time</button>
        )}
      />
    </UiProvider>,
  );
  const list = screen.getByRole('textbox', { name: /^Players, one name/ });
  fireEvent.change(list, { target: { value: 'Noa\t\tBlue\nOmar\nOmar\nGal\t\tGreen' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add players' }));
  return fill;
}

it('says what is in doubt before it adds, and leaves teams to the room where it puts players into one', () => {
  const fill = show(false);
  const doubts = screen.getByRole('status').textContent?.replaceAll(/[\u2066-\u2069]/g, '');
  expect(doubts).toBe('Twice on the list, added once: OmarThis game has no team called Green');
  expect([...(fill.mock.calls[0]?.[0].add ?? [])]).toEqual([
    [1, ['Noa']],
    [null, ['Omar', 'Gal']],
  ]);
});

it('asks for a team where nobody comes in without one', () => {
  const fill = show(true);
  expect([...(fill.mock.calls[0]?.[0].add ?? [])]).toEqual([
    [1, ['Noa']],
    [0, ['Omar', 'Gal']],
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Last time' }));
  expect([...(fill.mock.calls[1]?.[0].add ?? [])]).toEqual([[1, ['Dana']]]);
});
