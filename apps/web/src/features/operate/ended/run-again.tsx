import { errorText, useApiMutation, useApiQuery, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { dialogOnDemand } from '#platform/on-demand';
import { askToPay } from '#platform/start-run';
import { showTimedMessage } from '#ui/dialogs';
import { Button } from '@mantine/core';
import type { GameSummary, Room, RoomId } from '@qc/contract';
import { IconCards, IconReload, IconUsersGroup } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';

/** The reason why a game does not start stays long enough to be read, ms. */
const REASON_STAYS_MS = 4000;

const AnotherGame = dialogOnDemand(
  async () => (await import('./another-game.tsx')).AnotherGame,
  ({ opened }) => opened,
);

/**
 * The ways on from a run, over or at its end: the same game or another one with the people who are there, or once more in
 * a new room, of the same kind (a free trial stays one), and the way to its console. Nothing is shown before it is known
 * which game it was. `over`: the run has ended; before that nobody is left behind.
 */
export function RunAgain({ roomId, over = true }: { roomId: RoomId; over?: boolean }) {
  const t = useTexts('runAgain');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const [choosing, setChoosing] = useState(false);
  const ended = useApiQuery('getRoom', { params: { id: roomId } }).data;
  const refresh = useRefresh('listRooms', 'listGames');
  const enter = async ({ _id }: Room) => {
    setChoosing(false);
    void refresh();
    await navigate({ to: '/$lang/operate/$room', params: { lang: language, room: _id } });
  };
  const open = useApiMutation('openRoom', { meta: { quiet: true }, onSuccess: enter });
  const again = useApiMutation('playAgain', { meta: { quiet: true }, onSuccess: enter });
  if (!ended) return null;
  const refused = (error: unknown, of: { gameType?: GameSummary['setting']['gameType'] } = {}) => {
    const price = of.gameType ? undefined : ended.price;
    if (!ended.demo && askToPay(error, { ...of, price, onDemo: over ? () => run(true) : undefined })) return;
    showTimedMessage({ kind: 'error', title: errorText(error, language), durationMs: REASON_STAYS_MS });
  };
  const run = (demo: boolean) =>
    open.mutate({ body: { game: ended.game, demo } }, { onError: (error) => refused(error) });
  const stay = (game?: GameSummary) =>
    again.mutate(
      { params: { id: roomId }, body: game ? { game: game._id } : {} },
      { onError: (error) => refused(error, { gameType: game?.setting.gameType }) },
    );
  const busy = open.isPending || again.isPending;
  return (
    <>
      <Button
        variant={over ? 'light' : 'filled'}
        leftSection={<IconUsersGroup size={20} aria-hidden />}
        loading={again.isPending && !choosing}
        disabled={busy}
        onClick={() => stay()}
      >
        {t.samePeople}
      </Button>
      <Button
        variant="light"
        leftSection={<IconCards size={20} aria-hidden />}
        disabled={busy}
        onClick={() => setChoosing(true)}
      >
        {t.anotherGame}
      </Button>
      {over && (
        <Button
          variant="light"
          leftSection={<IconReload size={20} aria-hidden />}
          loading={open.isPending}
          disabled={busy}
          onClick={() => run(ended.demo)}
        >
          {t.runAgain}
        </Button>
      )}
      <AnotherGame
        opened={choosing}
        not={ended.game}
        demo={ended.demo}
        free={ended.price === 0}
        busy={again.isPending}
        onChoose={stay}
        onClose={() => setChoosing(false)}
      />
    </>
  );
}
