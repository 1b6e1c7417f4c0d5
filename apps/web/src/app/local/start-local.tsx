import { askShownGame, forgetTrials, openScreenWire, RunStore, showMedia, takeCarriedGame } from '#features/local';
import { PresentRoom, staffDoor } from '#features/present';
import { detectLanguage, machineTimeZone, setLanguage, storedLanguage } from '#platform/i18n';
import { reachRoomsBy } from '#platform/live';
import { needNoNetwork } from '#platform/online';
import { RoomId } from '@qc/contract';
import { isLanguage } from '@qc/contract/languages';
import type { Root } from 'react-dom/client';
import { LocalApp } from './local-app.tsx';
import { LocalFrame, LocalMessage } from './local-frame.tsx';

/** Draws what this window is for: the big screen of a run in another window, or the page that runs games. */
export async function startLocal(root: Root): Promise<void> {
  needNoNetwork();
  const [, language, run] = /^#screen\/([a-z]{2})\/(.+)$/.exec(location.hash) ?? [];
  if (run !== undefined && isLanguage(language)) {
    setLanguage(language, { remember: false });
    return showScreen(root, run);
  }
  const clues = { path: '', stored: storedLanguage(), country: '', timeZone: machineTimeZone() };
  setLanguage(detectLanguage(clues), { remember: false });
  const carried = await takeCarriedGame(document);
  if (carried) setLanguage(carried.language, { remember: false });
  document.title = carried?.name ?? document.title;
  try {
    const store = await RunStore.open();
    const kept = await forgetTrials(store, await store.listRuns());
    // Without a game of its own the page speaks the language of the last one.
    if (!carried && kept[0]) setLanguage(kept[0].language, { remember: false });
    root.render(
      <LocalFrame>
        <LocalApp store={store} carried={carried} kept={kept} />
      </LocalFrame>,
    );
  } catch {
    root.render(
      <LocalFrame>
        <LocalMessage say="noStorage" />
      </LocalFrame>,
    );
  }
}

async function showScreen(root: Root, run: string): Promise<void> {
  // The game is the other window's to hold.
  for (const element of document.querySelectorAll('#game, [data-media]')) element.remove();
  root.render(
    <LocalFrame isBigScreen>
      <LocalMessage say="waiting" />
    </LocalFrame>,
  );
  const game = await askShownGame(run);
  document.title = game.name;
  showMedia(game.media);
  reachRoomsBy(openScreenWire(run));
  root.render(
    <LocalFrame isBigScreen>
      <PresentRoom door={staffDoor(RoomId.parse(run))} home={false} />
    </LocalFrame>,
  );
}
