import { useTexts } from '#platform/i18n';
import { PageHeader } from '#ui/page-header';
import { Paper } from '@mantine/core';
import { CategoriesPanel } from './categories-panel.tsx';

/** `/:lang/categories`: the labels of one's questions. */
export function CategoriesPage() {
  const t = useTexts('categories');
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      <Paper withBorder p={{ base: 'md', sm: 'xl' }} maw={760}>
        <CategoriesPanel order={2} />
      </Paper>
    </>
  );
}
