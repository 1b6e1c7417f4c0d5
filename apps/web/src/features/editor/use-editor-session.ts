import { isOnline, onOnlineChange } from '#platform/online';
import type { Game } from '@qc/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { EditorSession, type EditorState } from './editor-session.ts';
import { type EditorStatus, editorStatus } from './editor-status.ts';
import { serverTransport } from './editor-transport.ts';

/** A game open for editing: the session to act on, what it shows, and its flags. */
export interface OpenEditor {
  session: EditorSession;
  state: EditorState;
  status: EditorStatus;
}

/** Opens a session on a loaded game for as long as the component lives; saves what waits when the connection returns. */
export function useEditorSession(game: Game): OpenEditor {
  const [session] = useState(
    () => new EditorSession({ game, transport: serverTransport, storage: deviceStorage(), isOnline }),
  );
  const state = useSyncExternalStore(session.subscribe, () => session.state);
  useEffect(() => {
    const stop = onOnlineChange(() => session.wake());
    return () => {
      stop();
      void session.flush().finally(() => session.close());
    };
  }, [session]);
  return { session, state, status: editorStatus(state) };
}

function deviceStorage(): Storage | null {
  try {
    return globalThis.localStorage;
  } catch {
    return null;
  }
}
