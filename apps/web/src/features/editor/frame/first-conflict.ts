import type { EditorTexts } from '@qc/words/en/screens/editor/editor';
import type { QuestionId } from '@qc/contract';
import type { OpenEditor } from '../use-editor-session.ts';
import type { EditedFields, FieldName } from './field-words.ts';

/** A conflict with its record's name. */
export interface NamedConflict {
  /** Null: the game's settings. */
  slide: QuestionId | null;
  title: string;
  fields: readonly FieldName[];
  mine: EditedFields;
  theirs: EditedFields;
  settle: (side: 'mine' | 'theirs') => void;
}

/** The conflict to show next: the settings' first, then the slides' in order; null: none. */
export function firstConflict({ session, state }: OpenEditor, t: EditorTexts): NamedConflict | null {
  const { conflict } = state.game;
  if (conflict)
    return { ...conflict, slide: null, title: t.conflictSettings, settle: (side) => session.game.settle(side) };
  for (const [index, slide] of state.slides.entries()) {
    const found = slide.save.conflict;
    if (!found) continue;
    const settle = (side: 'mine' | 'theirs') => session.slide(slide.id)?.settle(side);
    return { ...found, slide: slide.id, title: t.slideNumber(index + 1), settle };
  }
  return null;
}
