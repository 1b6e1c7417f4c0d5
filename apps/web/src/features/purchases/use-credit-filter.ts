import type { TransactionSource, UsageSource } from '@qc/contract';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { rangeOf } from './period.ts';

/** What the address narrows a list of uses or of transactions to, as its calls take it. */
export function useCreditFilter<S extends TransactionSource | UsageSource>(sources: readonly S[]) {
  const view = useSearch({ from: '/$lang/shell/purchases' });
  const [openedAtMs] = useState(() => Date.now());
  const { page = 1, search = '' } = view;
  const source = sources.find((known) => known === view.source);
  const range = rangeOf(view, openedAtMs);
  return {
    page,
    range,
    filter: { ...range, searchText: search, source, mine: true },
    narrowed: search !== '' || source !== undefined || view.period === 'days',
  };
}
