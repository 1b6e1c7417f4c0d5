import { type ComponentProps, type RefObject, useRef, useState } from 'react';
import { Dragging } from '../later-parts.tsx';
import type { DraggingProps } from './dragging.tsx';

interface Props extends Omit<ComponentProps<'ol'>, 'ref'>, Omit<DraggingProps, 'pressed'> {
  list: RefObject<HTMLOListElement | null>;
  /** Nothing is to be moved. */
  disabled: boolean;
}

/**
 * A list whose items, each with a `data-item` and a `data-handle` in it, are moved by mouse, finger or keys. The code of
 * that comes with the first hand or key in the list.
 */
export function SortedList({ list, ids, words, disabled, onMoved, ...rest }: Props) {
  const [wanted, setWanted] = useState(false);
  const pressed = useRef<PointerEvent | null>(null);
  const want = () => setWanted(true);
  const letGo = () => {
    pressed.current = null;
  };
  return (
    <>
      <ol
        {...rest}
        ref={list}
        onPointerEnter={want}
        onFocusCapture={want}
        onPointerDown={({ nativeEvent }) => {
          pressed.current = nativeEvent;
          for (const end of ['pointerup', 'pointercancel']) addEventListener(end, letGo, { once: true });
        }}
      />
      {wanted && !disabled && <Dragging list={list} ids={ids} words={words} pressed={pressed} onMoved={onMoved} />}
    </>
  );
}
