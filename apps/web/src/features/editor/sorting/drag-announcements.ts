import type { EditorTexts } from '@qc/words/en/screens/editor/editor';
import { Accessibility, type DragEndEvent, type DragOverEvent, type DragStartEvent } from '@dnd-kit/dom';
import { isSortable } from '@dnd-kit/react/sortable';

/** What is said while an item of a list is moved; what a list says itself is left out. */
export type DragWords = Pick<EditorTexts, 'dragHelp' | 'movedTo'> &
  Partial<Pick<EditorTexts, 'lifted' | 'dropped' | 'dragCancelled'>>;

/** The drag library's plug-in that speaks, with our words in place of its English ones. */
export function speakingPlugin(t: DragWords, total: number) {
  return Accessibility.configure({
    debounce: 250,
    screenReaderInstructions: { draggable: t.dragHelp },
    announcements: {
      dragstart: ({ operation: { source } }: DragStartEvent) =>
        isSortable(source) ? t.lifted?.(source.initialIndex + 1) : undefined,
      dragover: ({ operation: { source } }: DragOverEvent) =>
        isSortable(source) ? t.movedTo(source.index + 1, total) : undefined,
      dragend: ({ operation: { source }, canceled }: DragEndEvent) => {
        if (canceled) return t.dragCancelled;
        return isSortable(source) ? t.dropped?.(source.index + 1) : undefined;
      },
    },
  });
}
