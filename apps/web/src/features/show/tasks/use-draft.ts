import { useEffect, useState } from 'react';
import { sessionValue } from '#platform/storage';

/** One draft only: the question on screen. */
const kept = sessionValue('qc.draft');

/**
 * What was typed or put in order and not sent yet. It outlives a reload of the page, nothing more: `place` names the
 * showing of the question, and whoever leaves it leaves the draft.
 */
export function useDraft(place: string, initial: string): [string, (next: string) => void] {
  const [draft, setDraft] = useState(() => {
    const [at, ...rest] = (kept.get() ?? '').split('\n');
    return at === place && rest.length > 0 ? rest.join('\n') : initial;
  });
  // A reload never gets here.
  useEffect(() => () => kept.remove(), []);
  return [
    draft,
    (next) => {
      setDraft(next);
      kept.set(`${place}\n${next}`);
    },
  ];
}
