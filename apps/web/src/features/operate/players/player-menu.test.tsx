import { textsIn } from '#platform/words';
import { setLanguage } from '#platform/i18n';
import { UiProvider } from '#ui/ui-provider';
import type { SeatRow } from '@qc/contract';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { PlayerMenu } from './player-menu.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  setLanguage('en', { remember: false });
});

const row: SeatRow = {
  seat: 3,
  face: 0,
  name: 'נועה',
  present: true,
  answered: false,
  removed: false,
  joinedAtMs: 1,
  remotes: [],
  score: 0,

  team: 0,
  extraPercent: 0,
};

it('writes extra time with its plus in front, also in Hebrew, and moves to another team', async () => {
  // The menu looks for what can have the focus while it unfolds.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  setLanguage('he', { remember: false });
  const onAction = vi.fn();
  render(
    <UiProvider direction="rtl" styleNonce="" labels={textsIn('en', 'labels')}>
      <PlayerMenu row={row} teams={['Red', 'Blue']} onAction={onAction} onAsk={vi.fn()} />
    </UiProvider>,
  );
  await userEvent.click(screen.getByRole('button'));
  const extra = await screen.findByText('+25%');
  expect(extra.getAttribute('dir')).toBe('ltr');
  await userEvent.click(extra);
  await userEvent.click(screen.getByText('Blue'));
  expect(onAction.mock.calls).toEqual([
    [{ do: 'extraTime', seat: 3, percent: 25 }],
    [{ do: 'moveTeam', seat: 3, team: 1 }],
  ]);
});
