import { ActionIcon, Menu } from '@mantine/core';
import { IconDotsVertical } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** How the icon of a menu's item is drawn. */
export const itemIcon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

interface Props {
  /** Of the button: what it is about. */
  label: string;
  width: number;
  /** Something that was chosen is under way. */
  loading?: boolean;
  /** `Menu.Item`s. */
  children: ReactNode;
}

/** What can be done with one thing of a list, behind three dots. */
export function RowMenu({ label, width, loading = false, children }: Props) {
  return (
    <Menu position="bottom-end" width={width}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={40} aria-label={label} loading={loading}>
          <IconDotsVertical size={20} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
