import { useTexts } from '#platform/i18n';
import { arePublicSettingsKnown, loadPublicSettings, usePublicSettings } from '#platform/settings';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { findGaps, type GapMark } from '../gap-marks.ts';
import type { EditorState } from '../session/editor-session.ts';

/** What the game lacks: the list, and how much of it each slide and the settings have. */
export interface GameGaps {
  gaps: readonly GapMark[];
  /** By index of the slide; the same array while nothing changes. */
  counts: readonly number[];
  settingsCount: number;
}

/** Looks for gaps when there is time between keystrokes. */
export function useGaps(state: EditorState): GameGaps {
  const codes = useTexts('gameGaps');
  const miniGameHosts = useMiniGameHosts();
  const { slides, game } = useDeferredValue(state);
  const { name, setting } = game.value;
  const gaps = useMemo(
    () => findGaps({ slides, name, gameType: setting.gameType, ...(miniGameHosts && { miniGameHosts }) }, codes),
    [slides, name, setting.gameType, codes, miniGameHosts],
  );
  const perSlide = slides.map(() => 0);
  let settingsCount = 0;
  for (const { slide, field } of gaps) {
    if (slide !== null) perSlide[slide] = (perSlide[slide] ?? 0) + 1;
    else if (field !== 'questions') settingsCount++;
  }
  // By its words, so that the list is not drawn again while nothing changes.
  const key = perSlide.join(' ');
  const counts = useMemo(() => (key === '' ? [] : key.split(' ').map(Number)), [key]);
  return { gaps, counts, settingsCount };
}

/** The sites whose mini-games the house embeds; undefined until that is known. */
function useMiniGameHosts(): readonly string[] | undefined {
  const [known, setKnown] = useState(arePublicSettingsKnown);
  const { miniGameHosts } = usePublicSettings();
  useEffect(() => void loadPublicSettings().then(() => setKnown(arePublicSettingsKnown())), []);
  return known ? miniGameHosts : undefined;
}
