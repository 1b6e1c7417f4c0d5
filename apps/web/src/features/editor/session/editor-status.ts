import type { EditorState } from './editor-session.ts';

/** The editor's flags, over the settings and all slides together. */
export interface EditorStatus {
  isSaved: boolean;
  loading: boolean;
  error: unknown;
  showIsSaved: boolean;
  offline: boolean;
  /** False: there are unsaved edits that this device refused to keep. */
  draftKept: boolean;
  /** A value breaks a rule and waits for its correction. */
  held: boolean;
}

/** Sums up what the save loops say. */
export function editorStatus(state: EditorState): EditorStatus {
  const saves = [state.game, ...state.slides.map((slide) => slide.save)];
  return {
    isSaved: saves.every((save) => save.isSaved),
    loading: saves.some((save) => save.loading),
    error: saves.find((save) => save.error !== null)?.error ?? null,
    showIsSaved: saves.some((save) => save.showIsSaved),
    offline: saves.some((save) => save.offline && !save.isSaved),
    draftKept: saves.every((save) => save.draftKept || save.isSaved),
    held: saves.some((save) => save.held.length > 0),
  };
}
