import { call } from '#platform/api';
import { useSessionUser } from '#platform/session';
import type { GameVersions, QuestionId, UserId } from '@qc/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { EditorSession } from '../session/editor-session.ts';
import type { OpenEditor } from '../use-editor-session.ts';
import { findOthersNews, type OthersNews } from './others-news.ts';

/** How often an open editor looks what others have saved, ms. */
const LOOK_AGAIN_MS = 15_000;

/** The versions that the server has, and the last that others saved. */
interface GameChanges {
  versions: GameVersions;
  /** Told apart by when it was found: the same slide may be changed twice. */
  news: (OthersNews & { foundAtMs: number }) | null;
}

/**
 * Looks in the background, and when the window is shown again, which versions the server has. What others have saved
 * is joined in at once; what is typed here stays.
 */
export function useGameChanges({ session, access }: OpenEditor) {
  const me = useSessionUser()?._id;
  const client = useQueryClient();
  const queryKey = ['getGameChanges', session.gameId];
  return useQuery({
    queryKey,
    queryFn: async (): Promise<GameChanges> => {
      const versions = await call('getGameChanges', { params: { id: session.gameId } });
      const found = newsFor(session, me, versions);
      if (found) await session.reload();
      const before = client.getQueryData<GameChanges>(queryKey)?.news ?? null;
      return { versions, news: found ? { ...found, foundAtMs: Date.now() } : before };
    },
    // A copy without editing is nobody else's.
    enabled: access !== 'runner',
    // Without a network nobody is asked.
    networkMode: 'online',
    refetchInterval: LOOK_AGAIN_MS,
    refetchOnWindowFocus: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });
}

function newsFor(session: EditorSession, me: UserId | undefined, versions: GameVersions): OthersNews | null {
  const slideVersion = (id: QuestionId) => versionOf(session.slide(id));
  return findOthersNews(versions, { me, gameVersion: versionOf(session.game), slideVersion });
}

/** What collides is the dialog's matter, which tells whose it is. */
function versionOf(loop: { version: number; state: { conflict: unknown } } | undefined): number | undefined {
  return loop === undefined || loop.state.conflict !== null ? undefined : loop.version;
}
