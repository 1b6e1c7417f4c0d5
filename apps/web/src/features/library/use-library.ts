import { apiQuery, usePageQuery } from '#platform/api';
import { isImportable, type Language, type Question, type RouteReply, type SlideType } from '@qc/contract';
import { PAGE_SIZE } from '@qc/contract/limits';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/** Right answers of a page once read are not asked for again so soon: leafing back costs nothing. */
const STAYS_MS = 5 * 60_000;

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

/**
 * The questions with their right answers marked, as far as they are known, or with none. The list itself marks them for
 * their creator and for admins; of the others they are asked for, once `wanted`.
 */
export function useMarkedAnswers(
  questions: readonly Question[],
  wanted: boolean,
): { marked: readonly Question[]; error: Error | null } {
  const bare = questions.filter(
    (one) => isImportable(one) && 'answers' in one && !one.answers.some(({ correct }) => correct),
  );
  const asked = bare.map(({ _id }) => _id).join(',');
  const { data, error } = useQuery({
    ...apiQuery('listLibraryKeys', { query: { questions: asked } }),
    enabled: wanted && asked !== '',
    staleTime: STAYS_MS,
  });
  const rightOf = new Map(data?.keys.map(({ _id, correct }) => [_id, correct]));
  const marked = questions.map((question): Question => {
    if (!('answers' in question)) return question;
    const answers = question.answers.map((answer, index) => ({
      ...answer,
      correct: wanted && (answer.correct || (rightOf.get(question._id)?.includes(index) ?? false)),
    }));
    return { ...question, answers };
  });
  return { marked, error: wanted ? error : null };
}
