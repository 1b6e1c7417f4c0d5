import type { CategoryDialogProps } from '#platform/category-manager';
import { useTexts } from '#platform/i18n';
import { useTopmost } from '#ui/dialog/topmost';
import { Modal } from '@mantine/core';
import { CategoriesPanel } from './categories-panel.tsx';

/** The management of categories over another screen. */
export function CategoriesDialog({ open, onClose }: CategoryDialogProps) {
  const t = useTexts('categories');
  const topmost = useTopmost(open);
  return (
    <Modal
      opened={open}
      closeOnEscape={topmost}
      onClose={onClose}
      title={t.title}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      <CategoriesPanel order={3} />
    </Modal>
  );
}
