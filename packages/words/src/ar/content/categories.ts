import type { CategoryNames } from '../../content/categories.ts';

/** Shared categories of the starter library. */
export const categories: CategoryNames = {
  general: 'عام',
  science: 'علوم',
  geography: 'جغرافيا',
  nature: 'طبيعة',
  history: 'تاريخ',
  sport: 'رياضة',
  space: 'فضاء',
  maths: 'رياضيات',
  language: 'لغة',
  stories: 'أدب',
  arts: 'فنون',
  food: 'طعام',
  technology: 'تقنية',
  body: 'جسم الإنسان',
};
