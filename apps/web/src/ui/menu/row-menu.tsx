import { Menu } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { RowButton } from './row-button.tsx';

/** How the icon of a menu's item is drawn. */
export const itemIcon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

interface Props {
  /** Of the button: what it is about. */
  label: string;
  width: number;
  /** Something that was chosen is under way. */
  loading?: boolean;
  /** The button itself, for who hands a press on to it. */
  button?: Ref<HTMLButtonElement>;
  /** `Menu.Item`s. */
  children: ReactNode;
}

/** What can be done with one thing of a list, behind three dots. */
export function RowMenu({ label, width, loading = false, button, children }: Props) {
  return (
    <Menu position="bottom-end" width={width}>
      <Menu.Target>
        <RowButton ref={button} label={label} loading={loading} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  );
}
