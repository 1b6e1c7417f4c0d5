import { answersOf, type QuestionContent } from '@qc/contract';
import { useState } from 'react';

/** Whether something is written for the ear on the slide that is open, or was while it has been open. */
export function useIsSpoken(open: { id: string; content: QuestionContent } | null): boolean {
  const [known, setKnown] = useState<string | null>(null);
  const isSpoken = open !== null && hasSpokenPart(open.content);
  if (isSpoken && known !== open.id) setKnown(open.id);
  return isSpoken || (open !== null && known === open.id);
}

function hasSpokenPart(slide: QuestionContent): boolean {
  return slide.spoken !== '' || slide.recording !== null || answersOf(slide).some(({ spoken }) => Boolean(spoken));
}
