import { useMemo } from 'react';
import { type Category, categoryNameIn } from '@qc/contract';
import { useApiQuery } from '#platform/api';
import { useLanguage } from '#platform/i18n';

/** A category as screens call it. */
export interface NamedCategory extends Category {
  /** Its name in the person's language. */
  label: string;
}

/** One's own categories and the shared ones, by their names in the person's language; empty until they are loaded. */
export function useCategories(): NamedCategory[] {
  const { language } = useLanguage();
  const categories = useApiQuery('listCategories').data?.categories;
  return useMemo(
    () =>
      (categories ?? [])
        .map((category) => ({ ...category, label: categoryNameIn(category, language) }))
        .sort((a, b) => a.label.localeCompare(b.label, language)),
    [categories, language],
  );
}
