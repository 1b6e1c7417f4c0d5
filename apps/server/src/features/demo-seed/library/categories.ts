import { BETWEEN_CATEGORY_NAMES, type Language, LANGUAGES } from '@qc/contract';

/** Shared categories of the starter library, named in the three languages. */
export const LIBRARY_CATEGORIES = {
  general: { he: 'ידע כללי', ar: 'عام', en: 'General' },
  science: { he: 'מדע', ar: 'علوم', en: 'Science' },
  geography: { he: 'גאוגרפיה', ar: 'جغرافيا', en: 'Geography' },
  nature: { he: 'טבע', ar: 'طبيعة', en: 'Nature' },
  history: { he: 'היסטוריה', ar: 'تاريخ', en: 'History' },
  sport: { he: 'ספורט', ar: 'رياضة', en: 'Sport' },
  space: { he: 'חלל', ar: 'فضاء', en: 'Space' },
  maths: { he: 'מתמטיקה', ar: 'رياضيات', en: 'Maths' },
  language: { he: 'שפה', ar: 'لغة', en: 'Language' },
  stories: { he: 'ספרות', ar: 'أدب', en: 'Literature' },
  arts: { he: 'אומנות', ar: 'فنون', en: 'Arts' },
  food: { he: 'אוכל', ar: 'طعام', en: 'Food' },
  technology: { he: 'טכנולוגיה', ar: 'تقنية', en: 'Technology' },
  body: { he: 'גוף האדם', ar: 'جسم الإنسان', en: 'Human body' },
} as const satisfies Record<string, Record<Language, string>>;
export type LibraryCategory = keyof typeof LIBRARY_CATEGORIES;

/** The name of the shared category: authors see it in their own language. */
export function categoryName(category: LibraryCategory): string {
  return LANGUAGES.map((language) => LIBRARY_CATEGORIES[category][language]).join(BETWEEN_CATEGORY_NAMES);
}
