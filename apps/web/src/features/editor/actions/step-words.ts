import type { ActionTexts } from '@qc/words/en/screens/editor/editor-actions';
import type { StepName } from '../history/edit-history.ts';

/** What a step is called in the person's language. */
export function stepWords(name: StepName, t: ActionTexts, labels: Record<string, string>): string {
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
