import type { CategoryNames } from '../../content/categories.ts';

/** Shared categories of the starter library. */
export const categories: CategoryNames = {
  general: 'General',
  science: 'Science',
  geography: 'Geography',
  nature: 'Nature',
  history: 'History',
  sport: 'Sport',
  space: 'Space',
  maths: 'Maths',
  language: 'Language',
  stories: 'Literature',
  arts: 'Arts',
  food: 'Food',
  technology: 'Technology',
  body: 'Human body',
};
