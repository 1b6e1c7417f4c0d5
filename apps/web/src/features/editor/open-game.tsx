import { apiQuery, call, errorText, isRefusal } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { useUnpaidError } from '#platform/start-run';
import { showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { type Game, GameId } from '@qc/contract';
import { Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { EditorScreen } from './frame/editor-screen.tsx';
import { LeaveGuard } from './frame/leave-guard.tsx';
import classes from './open-game.module.css';
import { editorTexts } from './texts/editor-texts.ts';
import { useEditorSession } from './use-editor-session.ts';

interface Props {
  gameId: string;
  /** Index of the slide in the address; undefined: none. */
  slideIndex: number | undefined;
  onSelect: (index: number | null) => void;
  onBack: () => void;
  onRoom: (roomId: string) => void;
}

/** Loads a game and opens the editor on it; always from the server, never from what was seen before. */
export function OpenGame(props: Props) {
  const t = useTexts(editorTexts);
  const { language } = useLanguage();
  const id = GameId.safeParse(props.gameId).data;
  const game = useQuery({
    ...apiQuery('getGame', { params: { id: id ?? GameId.parse('unknown-game') } }),
    queryKey: ['getGame', 'editor', props.gameId],
    enabled: id !== undefined,
    gcTime: 0,
    staleTime: Infinity,
    retry: (count, error) => count < 2 && !isRefusal(error, 'notFound'),
  });

  if (game.data) return <GameEditor key={game.data._id} game={game.data} {...props} />;
  if (game.isError || id === undefined) {
    return (
      <main id="main" tabIndex={-1} className={classes.notice}>
        <ErrorNotice
          text={`${t.loadFailed}. ${errorText(game.error, language)}`}
          retryLabel={t.retry}
          onRetry={() => void game.refetch()}
        />
      </main>
    );
  }
  return (
    <main id="main" tabIndex={-1} className={classes.loading} aria-busy="true" aria-label={t.loading}>
      <Skeleton h={44} />
      <div className={classes.columns}>
        <Skeleton h="70vh" />
        <Skeleton h="70vh" />
        <Skeleton h="70vh" />
      </div>
    </main>
  );
}

function GameEditor({ game, slideIndex, onSelect, onBack, onRoom }: Props & { game: Game }) {
  const t = useTexts(editorTexts);
  const { language } = useLanguage();
  const queries = useQueryClient();
  const editor = useEditorSession(game);
  const [starting, setStarting] = useState(false);
  const { session } = editor;
  const unpaid = useUnpaidError();
  const wasOpened = useRef(false);

  useEffect(() => {
    if (wasOpened.current) return;
    wasOpened.current = true;
    // An address without a slide opens the first one; the settings are chosen from the list.
    if (slideIndex === undefined && session.state.slides.length > 0) onSelect(0);
  }, [session, slideIndex, onSelect]);
  useEffect(
    // Lists show names, pictures and counts: they are read again after the editor.
    () => () => void queries.invalidateQueries({ queryKey: ['listGames'] }),
    [queries],
  );

  const run = async (demo = false) => {
    setStarting(true);
    try {
      if (!(await session.flush())) {
        showTimedMessage({ title: t.runUnsaved, kind: 'error', durationMs: 3000 });
        return;
      }
      const room = await call('openRoom', { body: { game: game._id, demo } });
      onRoom(room._id);
    } catch (error) {
      const { gameType } = session.state.game.value.setting;
      if (!demo && unpaid(error, { gameType, onDemo: () => void run(true) })) return;
      showTimedMessage({ title: errorText(error, language), kind: 'error', durationMs: 3000 });
    } finally {
      setStarting(false);
    }
  };

  const count = editor.state.slides.length;
  const selected = slideIndex === undefined || slideIndex >= count ? null : slideIndex;
  return (
    <>
      <LeaveGuard editor={editor} />
      <EditorScreen
        editor={editor}
        selected={selected}
        starting={starting}
        onSelect={onSelect}
        onBack={onBack}
        onRun={() => void run()}
      />
    </>
  );
}
