import { usePageQuery } from '#platform/api';
import type { Language, RouteReply, SlideType } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { type UseQueryResult } from '@tanstack/react-query';

/** What is looked for in the library. */
export interface LibrarySearch {
  page: number;
  search: string;
  language: Language | undefined;
  type: SlideType | undefined;
  /** Category ids. */
  categories: readonly string[];
}

/** One page of the library. */
export function useLibrary(look: LibrarySearch): UseQueryResult<RouteReply<'listLibrary'>, Error> {
  const { page, search, language, type, categories } = look;
  const query = { page, perPage: PAGE_SIZE, searchText: search, language, type, categories: categories.join(',') };
  return usePageQuery('listLibrary', { query });
}
