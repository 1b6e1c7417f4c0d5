import { Modal, type ModalProps } from '@mantine/core';
import { useTopmost } from './topmost.tsx';

/** A dialog: of several, Escape closes the topmost only; closed, it gives the focus back to where it was. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} closeOnEscape={useTopmost(props.opened)} />;
}
