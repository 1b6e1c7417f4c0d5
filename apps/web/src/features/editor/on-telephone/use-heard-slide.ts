import type { Language, QuestionContent } from '@qc/contract';
import type { Spoken } from '@qc/telephone';
import { loadTelephoneWords } from '@qc/words/telephone';
import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { GameFields } from '../session/editor-records.ts';
import { heardSlide, isHeard } from './heard-slide.ts';

/** What callers hear as the slide opens, looked at between keystrokes; nothing until the words of the game's language are there. */
export function useHeardSlide(game: GameFields, slide: QuestionContent, before: number): readonly Spoken[] {
  const { language } = game;
  const [known, setKnown] = useState<Language | null>(null);
  useEffect(() => {
    let isWanted = true;
    // Without a network they come with the next slide that is opened.
    loadTelephoneWords([language]).then(
      () => isWanted && setKnown(language),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [language]);
  const shown = useDeferredValue(slide);
  return useMemo(
    () => (known === language && isHeard(shown) ? heardSlide(game, shown, before) : []),
    [known, language, game, shown, before],
  );
}
