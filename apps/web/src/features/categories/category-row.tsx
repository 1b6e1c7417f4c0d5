import { useTexts } from '#platform/i18n';
import type { NamedCategory } from '#platform/categories';
import { ActionIcon, Badge, Tooltip } from '@mantine/core';
import { IconPencil, IconTag, IconTrash } from '@tabler/icons-react';
import classes from './categories.module.css';

interface Props {
  category: NamedCategory;
  editable: boolean;
  onRename: () => void;
  onRemove: () => void;
}

/** One category with its actions. */
export function CategoryRow({ category, editable, onRename, onRemove }: Props) {
  const t = useTexts('categories');
  return (
    <li className={classes.row}>
      <IconTag size={20} aria-hidden className={classes.sign} />
      <span className={classes.name}>
        <bdi>{category.label}</bdi>
      </span>
      {category.shared && (
        <Tooltip label={t.sharedHint}>
          <Badge variant="light" className={classes.shared ?? ''} tabIndex={0}>
            {t.shared}
          </Badge>
        </Tooltip>
      )}
      {editable && (
        <>
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t.rename(category.label)} onClick={onRename}>
            <IconPencil size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon variant="subtle" color="red" size="lg" aria-label={t.remove(category.label)} onClick={onRemove}>
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </>
      )}
    </li>
  );
}
