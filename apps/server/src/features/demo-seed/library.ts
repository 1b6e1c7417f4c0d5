/** Shared categories of the starter library, named in the three languages. */
export const LIBRARY_CATEGORIES = {
  general: 'ידע כללי · عام · General',
  science: 'מדע · علوم · Science',
  geography: 'גאוגרפיה · جغرافيا · Geography',
  nature: 'טבע · طبيعة · Nature',
  history: 'היסטוריה · تاريخ · History',
  sport: 'ספורט · رياضة · Sport',
} as const;
type LibraryCategory = keyof typeof LIBRARY_CATEGORIES;

/** A library question: category, text, the right answer, wrong answers. */
export type LibraryQuestion = readonly [LibraryCategory, string, string, readonly [string, string, string]];
