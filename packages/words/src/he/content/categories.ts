import type { CategoryNames } from '../../content/categories.ts';

/** Shared categories of the starter library. */
export const categories: CategoryNames = {
  general: 'ידע כללי',
  science: 'מדע',
  geography: 'גאוגרפיה',
  nature: 'טבע',
  history: 'היסטוריה',
  sport: 'ספורט',
  space: 'חלל',
  maths: 'מתמטיקה',
  language: 'שפה',
  stories: 'ספרות',
  arts: 'אומנות',
  food: 'אוכל',
  technology: 'טכנולוגיה',
  body: 'גוף האדם',
};
