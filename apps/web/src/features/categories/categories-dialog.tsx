import type { AnswerProps } from '#platform/asks';
import { useTexts } from '#platform/i18n';
import { Dialog } from '#ui/dialog/dialog';
import { CategoriesPanel } from './categories-panel.tsx';

/** The management of categories over another screen. */
export function CategoriesDialog({ asked, onClose }: AnswerProps<'manageCategories'>) {
  const t = useTexts('categories');
  return (
    <Dialog opened={asked !== null} onClose={onClose} title={t.title}>
      <CategoriesPanel order={3} />
    </Dialog>
  );
}
