import type { QuestionId } from '@qc/contract';
import { useEffect, useState } from 'react';
import type { EditorState } from '../session/editor-session.ts';

/**
 * Whether the open slide shows what it lacks beside its fields. A slide that was just added does not complain before
 * its author has had a chance: only once it was left, or once the list of missing items was opened (`listOpened`).
 */
export function useGapsInPlace(state: EditorState, open: QuestionId | undefined, listOpened: boolean): boolean {
  const [known, setKnown] = useState<ReadonlySet<QuestionId>>(() => new Set(state.slides.map((slide) => slide.id)));
  useEffect(() => {
    if (open === undefined) return undefined;
    return () => setKnown((before) => (before.has(open) ? before : new Set([...before, open])));
  }, [open]);
  return listOpened || (open !== undefined && known.has(open));
}
