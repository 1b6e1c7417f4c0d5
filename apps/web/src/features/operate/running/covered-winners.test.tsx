import { setLanguage } from '#platform/i18n';
import { textsIn } from '#platform/words';
import { UiProvider } from '#ui/ui-provider';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CoveredWinners } from './covered-winners.tsx';

afterEach(cleanup);

it('names the winners to a host who asks, and covers them again', () => {
  setLanguage('en', { remember: false });
  const row = {
    seat: 3,
    name: 'Maya',
    score: 900,
    rank: 1,
    previousRank: 1,
    team: null,
    streak: 0,
    gained: 0,
    face: 7,
  };
  render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <CoveredWinners winners={[row]} />
    </UiProvider>,
  );
  expect(screen.queryByText('Maya')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show me the winners' }));
  expect(screen.getByText('Maya')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cover the winners' }));
  expect(screen.queryByText('Maya')).toBeNull();
});
