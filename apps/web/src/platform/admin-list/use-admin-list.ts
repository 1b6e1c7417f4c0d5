import { errorText } from '../api/index.ts';
import { useLanguage } from '../i18n/index.ts';
import { isNarrowed, useAdminView } from './admin-view.ts';

/** The part of a query that a list screen draws. */
interface ListQuery {
  data: { count: number } | undefined;
  error: Error | null;
  isPending: boolean;
  refetch: () => unknown;
}

/** What a list screen takes that is the same for every list: view and ways to change it, state of the query. */
export interface AdminListParts {
  count: number;
  loading: boolean;
  /** What is wrong, in the person's words, when there is nothing to show. */
  failure: string | null;
  onRetry: () => void;
  page: number;
  onPage: (page: number) => void;
  search: string;
  onSearch: (text: string) => void;
  sortDesc?: boolean;
  narrowed: boolean;
  onShowAll: () => void;
}

/** Joins the view in the address with a query's state for `ListScreen`. */
export function useAdminList(query: ListQuery): AdminListParts {
  const { language } = useLanguage();
  const { view, change, turnTo, clear } = useAdminView();
  return {
    count: query.data?.count ?? 0,
    loading: query.isPending,
    failure: query.error && !query.data ? errorText(query.error, language) : null,
    onRetry: () => void query.refetch(),
    page: view.page ?? 1,
    onPage: turnTo,
    search: view.search ?? '',
    onSearch: (text) => change({ search: text || undefined }),
    narrowed: isNarrowed(view),
    onShowAll: clear,
  };
}
