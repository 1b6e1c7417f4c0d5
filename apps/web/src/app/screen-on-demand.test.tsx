import { textsIn } from '#platform/words';
import { setLanguage } from '#platform/i18n';
import { UiProvider } from '#ui/ui-provider';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { screenOnDemand } from './screen-on-demand.tsx';

const noCode = new TypeError('Failed to fetch dynamically imported module');
const NOT_FETCHED = 'Couldn’t open this page. Check the connection and try again';

describe('a screen whose code cannot be fetched', () => {
  const load = vi.fn<() => Promise<{ Page: ComponentType }>>();
  const askServer = vi.fn<typeof fetch>();
  const reload = vi.fn<() => void>();
  const Page = () => <p>the page</p>;
  beforeEach(() => {
    for (const mock of [load, askServer, reload]) mock.mockReset();
    vi.stubGlobal('fetch', askServer);
    vi.stubGlobal('location', { ...window.location, reload });
    sessionStorage.clear();
    setLanguage('en', { remember: false });
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
  });
  const open = async (Screen: ComponentType) => {
    await act(async () => {
      render(
        <UiProvider direction="ltr" styleNonce="" labels={textsIn('en', 'labels')}>
          <Screen />
        </UiProvider>,
      );
    });
  };

  it('without a network says so, and comes when it is asked for again', async () => {
    load.mockRejectedValue(noCode);
    askServer.mockRejectedValue(new TypeError('Failed to fetch'));
    await open(screenOnDemand(load, 'Page'));
    expect(screen.getByText(NOT_FETCHED)).toBeTruthy();
    load.mockResolvedValue({ Page });
    await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(screen.getByText('the page')).toBeTruthy();
    expect(reload).not.toHaveBeenCalled();
  });

  it('comes by itself when the network is back', async () => {
    load.mockRejectedValue(noCode);
    askServer.mockRejectedValue(new TypeError('Failed to fetch'));
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await open(screenOnDemand(load, 'Page'));
    load.mockResolvedValue({ Page });
    online.mockReturnValue(true);
    await act(async () => window.dispatchEvent(new Event('online')));
    expect(screen.getByText('the page')).toBeTruthy();
    online.mockRestore();
  });

  it('of a server that has a newer app loads the page anew, once', async () => {
    load.mockRejectedValue(noCode);
    askServer.mockResolvedValue(new Response());
    const Screen = screenOnDemand(load, 'Page');
    // A link to it that is merely hovered over costs nobody what they were writing.
    await Screen.preload();
    expect(reload).not.toHaveBeenCalled();
    await open(Screen);
    expect(reload).toHaveBeenCalledOnce();
    // The page that came is the same: it is not loaded over and over.
    cleanup();
    await open(screenOnDemand(load, 'Page'));
    expect(reload).toHaveBeenCalledOnce();
    expect(screen.getByText(NOT_FETCHED)).toBeTruthy();
  });

  it('is fetched ahead of its visit once, by everybody together', async () => {
    load.mockResolvedValue({ Page });
    const Screen = screenOnDemand(load, 'Page');
    await Promise.all([Screen.preload(), Screen.preload()]);
    await open(Screen);
    expect(screen.getByText('the page')).toBeTruthy();
    expect(load).toHaveBeenCalledOnce();
  });
});
