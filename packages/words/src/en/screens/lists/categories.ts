import { isolate } from '../../../isolate.ts';

/** Words of the category management, by language. */
export const categories = {
  title: 'Categories',
  lead: 'Categories help you find questions again.',
  newLabel: 'New category',
  newPlaceholder: 'For example: History',
  threeNames: 'For everyone. Three names with · between them (Hebrew · Arabic · English): each person sees their own.',
  add: 'Add',
  short: 'At least 2 characters',
  exists: 'This category already exists',
  shared: 'Shared',
  sharedHint: 'Available to everyone, managed by admins',
  rename: (name: string) => `Rename ${isolate(name)}`,
  renameTitle: 'Rename category',
  name: 'Name',
  remove: (name: string) => `Delete ${isolate(name)}`,
  removeTitle: 'Delete this category?',
  removeText: (name: string) =>
    `The category ${isolate(name)} is removed from its questions. The questions themselves stay.`,
  emptyTitle: 'No categories yet',
  emptyText: 'Create the first one, then choose it on a slide.',
  failed: 'Couldn’t load the categories',
};

/** Words of the category management. */
export type Texts = typeof categories;
