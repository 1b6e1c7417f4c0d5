import { ApiError, apiQuery, errorText, isRefusal } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { useGameOpened } from '#platform/share-notices';
import { ErrorNotice } from '#ui/error-notice';
import { type Game, GameId } from '@qc/contract';
import { Button, Skeleton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useRef } from 'react';
import { EditorScreen } from './frame/editor-screen.tsx';
import { LeaveGuard } from './frame/leave-guard.tsx';
import { useLaterParts } from './later-parts.tsx';
import classes from './open-game.module.css';

import { type OpenEditor, useEditorSession } from './use-editor-session.ts';
import { useRunEdited } from './use-run-edited.ts';

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
  const t = useTexts('editor');
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

  useGameOpened(props.gameId);
  useLaterParts(game.data?.language);
  if (game.data) return <GameEditor key={game.data._id} game={game.data} {...props} />;
  if (game.isError || id === undefined) {
    // Asking again for what is not there only tells the same again.
    const isGone = id === undefined || isRefusal(game.error, 'notFound');
    return (
      <main id="main" tabIndex={-1} className={classes.notice}>
        <ErrorNotice
          text={`${t.loadFailed}. ${errorText(game.error ?? new ApiError('notFound', 404), language)}`}
          {...(isGone ? {} : { onRetry: () => void game.refetch() })}
        />
        <Button mt="md" variant="default" onClick={props.onBack}>
          {t.back}
        </Button>
      </main>
    );
  }
  return <Loading />;
}

function Loading() {
  const t = useTexts('editor');
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

/**
 * The session stands outside of whatever still waits for its code or words: what waits is drawn anew from its
 * beginning, and a session that was begun twice would save twice.
 */
function GameEditor({ game, ...props }: Props & { game: Game }) {
  const editor = useEditorSession(game);
  return (
    <Suspense fallback={<Loading />}>
      <OpenedGame editor={editor} {...props} />
    </Suspense>
  );
}

function OpenedGame({ editor, slideIndex, onSelect, onBack, onRoom }: Props & { editor: OpenEditor }) {
  const queries = useQueryClient();
  const { session } = editor;
  const { run, runAsPupil, starting } = useRunEdited(editor, onRoom);
  const wasOpened = useRef(false);

  useEffect(() => {
    if (wasOpened.current) return;
    wasOpened.current = true;
    // An address without a slide opens the first one; the settings are chosen from the list.
    if (slideIndex === undefined && session.state.slides.length > 0) onSelect(0);
  }, [session, slideIndex, onSelect]);
  useEffect(
    // Lists show names, pictures and counts: they are read again after the editor.
    () => () => {
      for (const list of ['listGames', 'listSharedGames']) void queries.invalidateQueries({ queryKey: [list] });
    },
    [queries],
  );

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
        onPupil={() => void runAsPupil()}
      />
    </>
  );
}
