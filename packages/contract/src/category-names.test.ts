import { expect, it } from 'vitest';
import { BETWEEN_CATEGORY_NAMES, categoryNameIn, categoryNames } from './entities/category.ts';
import { LANGUAGES } from './languages.ts';

const three = ['מדע', 'علوم', 'Science'].join(BETWEEN_CATEGORY_NAMES);

it('a shared category is called by its name in each language, where it has three', () => {
  expect(LANGUAGES.map((language) => categoryNameIn({ name: three, shared: true }, language))).toEqual([
    'מדע',
    'علوم',
    'Science',
  ]);
  expect(categoryNames('מדע·علوم ·Science')).toEqual(['מדע', 'علوم', 'Science']);
});

it.each(['Science', 'Rock · Pop', 'a · b · c · d', 'מדע ·  · Science', ''])(
  'a name that is not three is one: "%s"',
  (name) => {
    expect(categoryNames(name)).toEqual([name]);
    for (const language of LANGUAGES) expect(categoryNameIn({ name, shared: true }, language)).toBe(name);
  },
);

it('somebody’s own category is called what they wrote', () => {
  expect(categoryNameIn({ name: three, shared: false }, 'en')).toBe(three);
});
