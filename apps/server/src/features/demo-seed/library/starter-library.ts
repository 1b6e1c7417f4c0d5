import { LANGUAGES, type Language } from '@qc/contract';
import { cultureHe } from './culture-he.ts';
import { everydayHe } from './everyday-he.ts';
import { firstReleaseHe } from './first-release-he.ts';
import { natureHe } from './nature-he.ts';
import { worldHe } from './world-he.ts';
import { cultureAr } from './culture-ar.ts';
import { everydayAr } from './everyday-ar.ts';
import { firstReleaseAr } from './first-release-ar.ts';
import { natureAr } from './nature-ar.ts';
import { worldAr } from './world-ar.ts';
import { cultureEn } from './culture-en.ts';
import { everydayEn } from './everyday-en.ts';
import { firstReleaseEn } from './first-release-en.ts';
import { natureEn } from './nature-en.ts';
import { worldEn } from './world-en.ts';
import { LIBRARY_CATEGORIES, type LibraryCategory } from './categories.ts';
import type { LibraryQuestion, QuestionsByCategory } from './library-question.ts';

interface LibraryPart {
  /** What the first release brought. */
  firstRelease: QuestionsByCategory;
  later: readonly QuestionsByCategory[];
}

const PARTS: Record<Language, LibraryPart> = {
  he: { firstRelease: firstReleaseHe, later: [worldHe, natureHe, cultureHe, everydayHe] },
  ar: { firstRelease: firstReleaseAr, later: [worldAr, natureAr, cultureAr, everydayAr] },
  en: { firstRelease: firstReleaseEn, later: [worldEn, natureEn, cultureEn, everydayEn] },
};

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
    const { firstRelease, later } = PARTS[language];
    const parts = extent === 'whole' ? [firstRelease, ...later] : later;
    const shelved = parts.flatMap((part) =>
      CATEGORIES.flatMap((category) => (part[category] ?? []).map((question) => ({ question, language, category }))),
    );
    return shelved.map((question, index) => ({ ...question, index }));
  });
}

function isCategory(key: string): key is LibraryCategory {
  return key in LIBRARY_CATEGORIES;
}
const CATEGORIES = Object.keys(LIBRARY_CATEGORIES).filter(isCategory);
