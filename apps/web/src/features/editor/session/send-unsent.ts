import { isOnline } from '#platform/online';
import { getSessionUser } from '#platform/session';
import { GameId } from '@qc/contract';
import { EditorSession } from './editor-session.ts';
import { serverTransport } from './editor-transport.ts';
import { tabStorage } from './tab-storage.ts';

/** Sends what waits on this device of these games of the signed-in person. True: the server has all of it. */
export async function sendUnsent(games: readonly string[]): Promise<boolean> {
  const user = getSessionUser()?._id;
  if (user === undefined) return false;
  let all = true;
  for (const id of games) {
    try {
      const game = await serverTransport.loadGame(GameId.parse(id));
      const session = new EditorSession({ user, game, transport: serverTransport, ...tabStorage(), isOnline });
      // What was typed on a slide that is gone has nobody to go to: the person decides about it in the editor.
      all = (await session.flush()) && session.state.rescued.length === 0 && all;
      session.close();
    } catch {
      all = false;
    }
  }
  return all;
}
