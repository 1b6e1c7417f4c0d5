import { setLanguage } from '#platform/i18n';
import { textsIn } from '#platform/words';
import { UiProvider } from '#ui/ui-provider';
import { sampleRow } from '@qc/engine/testing/sample-row';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { CoveredWinners } from './covered-winners.tsx';

afterEach(cleanup);

it('names the winners to a host who asks, and covers them again', () => {
  setLanguage('en', { remember: false });
  render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <CoveredWinners winners={[sampleRow()]} />
    </UiProvider>,
  );
  expect(screen.queryByText('Maya')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Show me the winners' }));
  expect(screen.getByText('Maya')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cover the winners' }));
  expect(screen.queryByText('Maya')).toBeNull();
});
