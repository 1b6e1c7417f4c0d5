import type { AnswerProps } from '#platform/asks';
import { useTexts } from '#platform/i18n';
import { useTopmost } from '#ui/dialog/topmost';
import { Modal } from '@mantine/core';
import { CategoriesPanel } from './categories-panel.tsx';

/** The management of categories over another screen. */
export function CategoriesDialog({ asked, onClose }: AnswerProps<'manageCategories'>) {
  const t = useTexts('categories');
  const topmost = useTopmost(asked !== null);
  return (
    <Modal opened={asked !== null} closeOnEscape={topmost} onClose={onClose} title={t.title}>
      <CategoriesPanel order={3} />
    </Modal>
  );
}
