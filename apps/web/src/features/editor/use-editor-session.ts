import { isOnline, onOnlineChange } from '#platform/online';
import { getSessionUser } from '#platform/session';
import type { Game, GameAccess } from '@qc/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { Author } from './history/author.ts';
import { EditHistory, type HistoryState } from './history/edit-history.ts';
import { EditorSession, type EditorState } from './session/editor-session.ts';
import { type EditorStatus, editorStatus } from './session/editor-status.ts';
import { serverTransport } from './session/editor-transport.ts';
import { tabStorage } from './session/tab-storage.ts';

/** A game open for editing: the session behind it, who acts on it, what it shows, its flags and its history. */
export interface OpenEditor {
  session: EditorSession;
  author: Author;
  history: EditHistory;
  state: EditorState;
  status: EditorStatus;
  steps: HistoryState;
  access: GameAccess;
  /** Name of the person who shared the game; null: it is one's own. */
  sharedBy: string | null;
}

/** Opens a session on a loaded game for as long as the component lives; saves what waits when the connection returns. */
export function useEditorSession(game: Game): OpenEditor {
  const [{ session, author, history }] = useState(() => openSession(game));
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  const steps = useSyncExternalStore(history.subscribe, () => history.state);
  useEffect(() => {
    const stop = onOnlineChange(() => session.wake());
    return () => {
      stop();
      void session.flush().finally(() => session.close());
    };
  }, [session]);
  const { access, sharedBy } = game;
  return { session, author, history, state, steps, status: editorStatus(state), access, sharedBy };
}

function openSession(game: Game) {
  const user = getSessionUser()?._id ?? '';
  const session = new EditorSession({ user, game, transport: serverTransport, ...tabStorage(), isOnline });
  const history = new EditHistory(session);
  return { session, history, author: new Author(session, history) };
}
