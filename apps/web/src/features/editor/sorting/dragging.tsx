import { Accessibility, StyleInjector } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import { getNonce } from 'get-nonce';
import { memo, type RefObject, useEffect, useLayoutEffect, useMemo } from 'react';
import { type DragWords, speakingPlugin } from './drag-announcements.ts';

export interface DraggingProps {
  list: RefObject<HTMLElement | null>;
  /** The `data-item` of each item, in their order. */
  ids: readonly string[];
  words: DragWords;
  /** A mouse or finger that came down in the list and is still there. */
  pressed: RefObject<PointerEvent | null>;
  /** Called with the places before and after. */
  onMoved: (from: number, to: number) => void;
}

/** Makes the items of a list movable at their `data-handle`, beside it: what draws them knows nothing of it. */
export function Dragging({ list, ids, words, pressed, onMoved }: DraggingProps) {
  const { length: total } = ids;
  const styles = useMemo(() => StyleInjector.configure({ nonce: getNonce() ?? '' }), []);
  const speaking = useMemo(() => speakingPlugin(words, total), [words, total]);
  useEffect(() => {
    // It came down before anybody here could notice.
    const { current: event } = pressed;
    event?.target?.dispatchEvent(new PointerEvent(event.type, event));
  }, [pressed]);
  return (
    <DragDropProvider
      plugins={(defaults) => [...defaults.filter((plugin) => plugin !== Accessibility), speaking, styles]}
      onDragEnd={({ operation: { source }, canceled }) => {
        if (canceled || !isSortable(source) || source.initialIndex === source.index) return;
        onMoved(source.initialIndex, source.index);
      }}
    >
      {ids.map((id, index) => (
        <Item key={id} list={list} id={id} index={index} />
      ))}
    </DragDropProvider>
  );
}

interface ItemProps extends Pick<DraggingProps, 'list'> {
  id: string;
  index: number;
}

const Item = memo(function Item({ list, id, index }: ItemProps) {
  const { ref, handleRef, isDragging } = useSortable({ id, index });
  useLayoutEffect(() => {
    const item = itemIn(list.current, id);
    ref(item);
    handleRef(item?.querySelector('[data-handle]') ?? null);
  }, [list, id, ref, handleRef]);
  useEffect(() => {
    itemIn(list.current, id)?.toggleAttribute('data-dragging', isDragging);
  }, [list, id, isDragging]);
  return null;
});

function itemIn(list: HTMLElement | null, id: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-item="${CSS.escape(id)}"]`) ?? null;
}
