import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTopmost } from './dialog/topmost.tsx';

interface Props {
  opened: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Something typed in it is not saved yet: a click outside does not close it. */
  dirty?: boolean;
  children: ReactNode;
}

/** A panel at the end of the line in which something of the list beside it is looked at or changed. */
export function SidePanel({ opened, onClose, title, dirty = false, children }: Props) {
  const topmost = useTopmost(opened);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      position="right"
      size={460}
      padding="lg"
      title={title}
      closeOnEscape={topmost}
      closeOnClickOutside={!dirty}
      styles={{ title: { fontSize: '1.2rem', fontWeight: 650, lineHeight: 1.35, overflowWrap: 'anywhere' } }}
    >
      {children}
    </Drawer>
  );
}
