import { useState } from 'react';
import type { OwnView } from '@qc/contract';

/**
 * The own part with the way to the next player as the last standings told it: the room tells it with them alone, and the page
 * keeps it for as long as the place is the same. One that was loaded since knows the place only.
 */
export function useKeptGap(own: OwnView): OwnView {
  const [kept, setKept] = useState<OwnView | null>(null);
  if (own.gap !== null && own !== kept) setKept(own);
  return own.gap === null && kept !== null && kept.rank === own.rank ? { ...own, gap: kept.gap } : own;
}
