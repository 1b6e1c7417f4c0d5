import { BETWEEN_CATEGORY_NAMES, LANGUAGES, type Language } from '@qc/contract';
import { contentOf } from '@qc/words/content';
import { LIBRARY_CATEGORIES, type LibraryCategory } from '@qc/words/content/categories';
import type { LibraryQuestion } from '@qc/words/content/library-question';

/** A question of the starter library with where it belongs. */
export interface ShelvedQuestion {
  question: LibraryQuestion;
  language: Language;
  category: LibraryCategory;
  /** Its number in its language. */
  index: number;
}

/** The starter library; `later`: without what the first release brought. */
export function starterLibrary(extent: 'whole' | 'later'): ShelvedQuestion[] {
  return LANGUAGES.flatMap((language) => {
    const { firstRelease = {}, later } = contentOf(language).library;
    const parts = extent === 'whole' ? [firstRelease, ...later] : later;
    const shelved = parts.flatMap((part) =>
      LIBRARY_CATEGORIES.flatMap((category) =>
        (part[category] ?? []).map((question) => ({ question, language, category })),
      ),
    );
    return shelved.map((question, index) => ({ ...question, index }));
  });
}

/** The name of the shared category: authors see it in their own language. */
export function categoryName(category: LibraryCategory): string {
  return LANGUAGES.map((language) => contentOf(language).categories[category]).join(BETWEEN_CATEGORY_NAMES);
}
