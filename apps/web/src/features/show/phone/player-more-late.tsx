import { languageHere } from '#platform/words';
import type { Language } from '@qc/contract';
import { type ComponentProps, useEffect } from 'react';
import { latePart } from './late-part.tsx';
import styles from './late-part.module.css';
import type * as More from './player-more.tsx';
import { wordsFile } from './words-file.ts';

/** Address of the file with the parts of `player-more.tsx`, put in by the build. */
declare const PLAYER_MORE_URL: string;

const more = latePart<typeof More>(() => PLAYER_MORE_URL);
// After the first screen is painted: nothing may delay that.
requestAnimationFrame(() =>
  setTimeout(() => {
    more.load();
    const language = languageHere();
    if (language) wordsFile(language).load();
  }, 0),
);

/** The parts, once they and their words are there; until then what stands in for them. */
function useMore(language: Language): { parts: typeof More | null; Missing: () => React.ReactNode } {
  const parts = more.useParts();
  const words = wordsFile(language);
  const isSaid = words.useParts() !== null;
  useEffect(() => words.load(), [words]);
  return { parts: isSaid ? parts : null, Missing: parts ? words.Missing : more.Missing };
}

/** See `player-more.tsx`. */
export function PlayerFrame(props: ComponentProps<typeof More.PlayerFrame>) {
  const { parts, Missing } = useMore(props.room.language);
  if (parts) return <parts.PlayerFrame {...props} />;
  return (
    <main className={styles.alone}>
      <Missing />
    </main>
  );
}

/** See `player-more.tsx`. */
export function JoinRefusal(props: ComponentProps<typeof More.JoinRefusal>) {
  const { parts, Missing } = useMore(props.room.language);
  return parts ? <parts.JoinRefusal {...props} /> : <Missing />;
}

/** See `player-more.tsx`. Until it is there nobody waits for it. */
export function WatchOffer(props: ComponentProps<typeof More.WatchOffer>) {
  const { parts } = useMore(props.language);
  return parts && <parts.WatchOffer {...props} />;
}

/** See `player-more.tsx`. */
export function RulesConsent(props: ComponentProps<typeof More.RulesConsent>) {
  const { parts, Missing } = useMore(props.room.language);
  return parts ? <parts.RulesConsent {...props} /> : <Missing />;
}

/** See `player-more.tsx`. */
export function TeamPicker(props: ComponentProps<typeof More.TeamPicker>) {
  const { parts, Missing } = useMore(props.language);
  return parts ? <parts.TeamPicker {...props} /> : <Missing />;
}

/** See `player-more.tsx`. */
export function PatternPad(props: ComponentProps<typeof More.PatternPad>) {
  const { parts, Missing } = useMore(props.language);
  return parts ? <parts.PatternPad {...props} /> : <Missing />;
}
