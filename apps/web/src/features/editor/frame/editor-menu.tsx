import { useTexts } from '#platform/i18n';
import { openedOnDemand, type PressedProps } from '#platform/on-demand';
import { RowButton } from '#ui/menu/row-button';
import type { HistoryActions } from '../actions/use-history.ts';
import type { OpenEditor } from '../use-editor-session.ts';

export interface EditorMenuProps {
  editor: OpenEditor;
  history: HistoryActions;
  /** Whether it can be played as a pupil now. */
  pupil: boolean;
  onPupil: () => void;
  /** Absent: the game is not for callers. */
  onRehearse: (() => void) | undefined;
  onHelp: () => void;
}

/** What else can be done with the game that is edited; on a phone also what the bar has no room for. */
export const EditorMenu = openedOnDemand<EditorMenuProps>(
  MoreButton,
  async () => (await import('./editor-items.tsx')).EditorItems,
);

function MoreButton({ onClick, onPointerEnter, onFocus }: EditorMenuProps & PressedProps) {
  const frame = useTexts('editorFrame');
  return <RowButton label={frame.more} {...{ onClick, onPointerEnter, onFocus }} />;
}
