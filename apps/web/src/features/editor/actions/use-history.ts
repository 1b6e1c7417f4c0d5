import { useTexts } from '#platform/i18n';
import { useMemo } from 'react';
import type { QuestionId } from '@qc/contract';
import type { Step, StepName } from '../history/edit-history.ts';
import type { OpenEditor } from '../use-editor-session.ts';
import { useTry } from './use-try.ts';
import type { ActionTexts } from '@qc/words/en/screens/editor/editor-actions';

/** Undo and redo as the screen offers them: what they would do, and doing it. */
export interface HistoryActions {
  undoLabel: string;
  redoLabel: string;
  canUndo: boolean;
  canRedo: boolean;
  undo: () => void;
  redo: () => void;
}

/** Takes back and does again; the screen goes to where it happened and says what it was. */
export function useHistory(
  { history, session, steps, access }: OpenEditor,
  onMoved: (slide: QuestionId | null, spoken: string) => void,
): HistoryActions {
  const t = useTexts('editorActions');
  const labels = useTexts('contentFields');
  const tryTo = useTry();
  return useMemo(() => {
    const words = (step: Step) => stepWords(step.name, t, labels);
    const turn = (way: 'undo' | 'redo') =>
      tryTo(async () => {
        const step = await history[way]();
        if (!step) return;
        const spoken = way === 'undo' ? t.undone(words(step)) : t.redone(words(step));
        // A slide that is gone again leaves the screen where it is, near its place.
        onMoved(step.slide !== null && session.slide(step.slide) ? step.slide : null, spoken);
      });
    const mayTurn = access !== 'runner' && !steps.busy;
    return {
      undoLabel: steps.undo ? t.undoOf(words(steps.undo)) : t.nothingToUndo,
      redoLabel: steps.redo ? t.redoOf(words(steps.redo)) : t.nothingToRedo,
      canUndo: mayTurn && steps.undo !== null,
      canRedo: mayTurn && steps.redo !== null,
      undo: () => turn('undo'),
      redo: () => turn('redo'),
    };
  }, [history, session, steps, access, t, labels, tryTo, onMoved]);
}

/** What a step is called in the person's language. */
function stepWords(name: StepName, t: ActionTexts, labels: Record<string, string>): string {
  switch (name.action) {
    case 'settings':
    case 'edit':
      return labels[name.field] ?? t.settings;
    case 'type':
      return t.type;
    default:
      return t[name.action](name.count);
  }
}
