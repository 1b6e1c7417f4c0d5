/** Shared categories of the starter library. */
export const LIBRARY_CATEGORIES = [
  'general',
  'science',
  'geography',
  'nature',
  'history',
  'sport',
  'space',
  'maths',
  'language',
  'stories',
  'arts',
  'food',
  'technology',
  'body',
] as const;
export type LibraryCategory = (typeof LIBRARY_CATEGORIES)[number];

/** What they are called in one language. */
export type CategoryNames = Readonly<Record<LibraryCategory, string>>;
