import { type NamedCategory, useCategories } from '#platform/categories';
import { useTexts } from '#platform/i18n';
import { Select } from '@mantine/core';
import type { CategoryId } from '@qc/contract';
import { useState } from 'react';
import type { EditedSlide } from '../session/editor-session.ts';
import classes from './slide-list.module.css';

/** The slides of one category among those of the game. */
export interface CategoryChoice {
  /** Categories that a slide of the game has. */
  offered: readonly NamedCategory[];
  chosen: CategoryId | null;
  choose: (category: CategoryId | null) => void;
  /** Whether a slide is of the chosen category; all are while none is chosen. */
  shows: (slide: EditedSlide) => boolean;
}

/** Which slides the list shows by category. A category that no slide has any more is chosen no longer. */
export function useCategoryChoice(slides: readonly EditedSlide[]): CategoryChoice {
  const [wanted, choose] = useState<CategoryId | null>(null);
  const used = new Set(slides.flatMap(({ save }) => save.value.labels));
  const offered = useCategories().filter(({ _id }) => used.has(_id));
  const chosen = offered.some(({ _id }) => _id === wanted) ? wanted : null;
  return {
    offered,
    chosen,
    choose,
    shows: ({ save }) => chosen === null || save.value.labels.includes(chosen),
  };
}

/** Narrows the list to a category; not there while no slide has one. */
export function CategoryFilter({ offered, chosen, choose }: CategoryChoice) {
  const t = useTexts('editor');
  if (offered.length === 0) return null;
  return (
    <Select
      className={classes.filter ?? ''}
      size="xs"
      aria-label={t.byCategory}
      placeholder={t.allCategories}
      data={offered.map(({ _id, label }) => ({ value: _id, label }))}
      value={chosen}
      clearable
      clearButtonProps={{ 'aria-label': t.allCategories }}
      onChange={(id) => choose(offered.find(({ _id }) => _id === id)?._id ?? null)}
    />
  );
}
