import { ActionIcon } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ComponentProps } from 'react';

interface Props extends Omit<ComponentProps<'button'>, 'color'> {
  /** What it is about. */
  label: string;
  /** Something that was chosen is under way. */
  loading?: boolean;
}

/** The three dots behind which stands what can be done with one thing of a list. */
export function RowButton({ label, loading = false, ...props }: Props) {
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size={40}
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
      aria-label={label}
      loading={loading}
    >
      <IconDotsVertical size={20} aria-hidden />
    </ActionIcon>
  );
}
