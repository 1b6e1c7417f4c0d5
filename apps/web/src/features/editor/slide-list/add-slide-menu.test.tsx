import { textsIn } from '#platform/words';
import { setLanguage } from '#platform/i18n';
import { UiProvider } from '#ui/ui-provider';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { AddSlideMenu } from './add-slide-menu.tsx';

afterEach(cleanup);

it('opened by a shortcut, stays open for an arrow that is pressed before it has the focus', async () => {
  setLanguage('en', { remember: false });
  const onOpened = vi.fn<(opened: boolean) => void>();
  const nothing = () => undefined;
  const sources = { add: nothing, fromLibrary: nothing, fromExcel: nothing };
  render(
    <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
      <input aria-label="Statement" />
      <AddSlideMenu
        label="Add slide"
        gameType="firebase"
        disabled={false}
        loading={false}
        opened
        onOpened={onOpened}
        {...sources}
      />
    </UiProvider>,
  );
  await screen.findByRole('menu');
  fireEvent.keyDown(screen.getByLabelText('Statement'), { key: 'ArrowDown' });
  expect(onOpened).not.toHaveBeenCalled();
  fireEvent.mouseDown(screen.getByLabelText('Statement'));
  expect(onOpened).toHaveBeenCalledWith(false);
});
