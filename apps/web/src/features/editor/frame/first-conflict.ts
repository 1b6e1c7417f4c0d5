import type { EditorTexts } from '../texts/editor-texts.ts';
import type { OpenEditor } from '../use-editor-session.ts';
import type { NamedConflict } from './conflict-dialog.tsx';

/** The conflict to show next: the settings' first, then the slides' in order; null: none. */
export function firstConflict({ session, state }: OpenEditor, t: EditorTexts): NamedConflict | null {
  const { conflict } = state.game;
  if (conflict) {
    const { fields, mine, theirs } = conflict;
    return {
      title: t.conflictSettings,
      fields,
      mine: { ...mine },
      theirs: { ...theirs },
      settle: (side) => session.game.settle(side),
    };
  }
  for (const [index, slide] of state.slides.entries()) {
    const found = slide.save.conflict;
    if (!found) continue;
    const { fields, mine, theirs } = found;
    const settle = (side: 'mine' | 'theirs') => session.slide(slide.id)?.settle(side);
    return { title: t.slideNumber(index + 1), fields, mine: { ...mine }, theirs: { ...theirs }, settle };
  }
  return null;
}
