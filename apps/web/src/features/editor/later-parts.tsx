import { dialogOnDemand, partOnDemand } from '#platform/on-demand';
import { loadWordsInUse, withWords } from '#platform/words-loader';
import type { Language } from '@qc/contract/languages';
import { Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { AnswerMenu } from './answers/answer-menu.tsx';
import { EditorMenu } from './frame/editor-menu.tsx';

const WHOLE = <Skeleton h="70vh" />;
/** Keeps the place of the preview. */
export const PREVIEW_WAITS = <Skeleton m="md" w="auto" h="70vh" />;

/** See `settings/game-pane.tsx`. */
export const GamePane = partOnDemand(async () => (await import('./settings/game-pane.tsx')).GamePane, WHOLE);
/** See `new-game-form.tsx`. */
export const NewGameForm = partOnDemand(async () => (await import('./new-game-form.tsx')).NewGameForm, WHOLE);
/** See `keys/key-note.tsx`. */
export const KeyNote = partOnDemand(async () => (await withWords(import('./keys/key-note.tsx'), 'clickers')).KeyNote);
/** See `on-telephone/telephone-section.tsx`. */
export const TelephoneSection = partOnDemand(
  async () => (await withWords(import('./on-telephone/telephone-section.tsx'), 'calls')).TelephoneSection,
);
/** See `keys/preview-clicker.tsx`. */
export const PreviewClicker = partOnDemand(
  async () => (await withWords(import('./keys/preview-clicker.tsx'), 'clickers')).PreviewClicker,
);
/** See `preview/preview-pane.tsx`. */
export const PreviewPane = partOnDemand(
  async () => (await withWords(import('./preview/preview-pane.tsx'), 'player', 'rules', 'screen', 'show')).PreviewPane,
  PREVIEW_WAITS,
);
/** See `rehearsal/rehearsal.tsx`. */
export const Rehearsal = partOnDemand(
  async () =>
    (await withWords(import('./rehearsal/rehearsal.tsx'), 'player', 'rules', 'screen', 'show', 'live', 'rehearsal'))
      .Rehearsal,
  PREVIEW_WAITS,
);
/** See `rehearsal/rehearsal-dialog.tsx`. */
export const RehearsalDialog = dialogOnDemand(
  async () =>
    (
      await withWords(
        import('./rehearsal/rehearsal-dialog.tsx'),
        'player',
        'rules',
        'screen',
        'show',
        'live',
        'rehearsal',
      )
    ).RehearsalDialog,
  ({ opened }) => opened,
);
/** See `sorting/dragging.tsx`. */
export const Dragging = partOnDemand(async () => (await import('./sorting/dragging.tsx')).Dragging);
/** See `slide-list/selection-bar.tsx`. */
export const SelectionBar = partOnDemand(async () => (await import('./slide-list/selection-bar.tsx')).SelectionBar);
/** See `frame/conflict-dialog.tsx`. */
export const ConflictDialog = partOnDemand(async () => (await import('./frame/conflict-dialog.tsx')).ConflictDialog);
/** See `slide-list/slide-menu.tsx`. */
export const SlideMenu = dialogOnDemand(
  async () => (await import('./slide-list/slide-menu.tsx')).SlideMenu,
  ({ at }) => at !== null,
);
/** See `frame/shortcuts-help.tsx`. */
export const ShortcutsHelp = dialogOnDemand(
  async () => (await import('./frame/shortcuts-help.tsx')).ShortcutsHelp,
  ({ opened }) => opened,
);

const LATER = [
  GamePane,
  PreviewPane,
  Dragging,
  SelectionBar,
  ConflictDialog,
  SlideMenu,
  ShortcutsHelp,
  AnswerMenu,
  EditorMenu,
];

/** From this width on the preview stands beside the form; the style sheet of the frame knows the same. */
export const WITH_PREVIEW = '(min-width: 1200px)';

/**
 * From the first press or key on all of them are fetched, and the words of the preview in the game's language (undefined:
 * not known yet): whoever has begun to work goes on without a network. What the window has room for is fetched beside the
 * game.
 */
export function useLaterParts(language: Language | undefined): void {
  useEffect(() => {
    if (matchMedia(WITH_PREVIEW).matches) void PreviewPane.preload();
  }, []);
  useEffect(() => {
    const begun = new AbortController();
    const preload = () => {
      // Without a network nothing is asked for: the next key after it is back will do.
      if (!navigator.onLine) return;
      begun.abort();
      const parts = Promise.all(LATER.map((part) => part.preload()));
      // A failure is told by who needs them.
      if (language) parts.then(() => loadWordsInUse(language)).catch(() => undefined);
    };
    for (const sign of ['pointerdown', 'keydown'])
      addEventListener(sign, preload, { capture: true, signal: begun.signal });
    return () => begun.abort();
  }, [language]);
}
