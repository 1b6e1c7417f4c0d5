import { errorText, useApiMutation, useApiQuery, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { askToPay } from '#platform/start-run';
import { showTimedMessage } from '#ui/dialogs';
import { Button } from '@mantine/core';
import type { Room, RoomId } from '@qc/contract';
import { IconReload, IconUsersGroup } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';

/** The reason why a game does not start stays long enough to be read, ms. */
const REASON_STAYS_MS = 4000;

/**
 * After a run: the same game once more, with the people who are there or in a new room, of the same kind (a free trial
 * stays one), and the way to its console. Nothing is shown before it is known which game it was.
 */
export function RunAgain({ roomId }: { roomId: RoomId }) {
  const t = useTexts('runAgain');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const ended = useApiQuery('getRoom', { params: { id: roomId } }).data;
  const refresh = useRefresh('listRooms', 'listGames');
  const enter = async ({ _id }: Room) => {
    void refresh();
    await navigate({ to: '/$lang/operate/$room', params: { lang: language, room: _id } });
  };
  const open = useApiMutation('openRoom', { meta: { quiet: true }, onSuccess: enter });
  const again = useApiMutation('playAgain', { meta: { quiet: true }, onSuccess: enter });
  if (!ended) return null;
  const refused = (error: unknown) => {
    if (!ended.demo && askToPay(error, { price: ended.price, onDemo: () => run(true) })) return;
    showTimedMessage({ kind: 'error', title: errorText(error, language), durationMs: REASON_STAYS_MS });
  };
  const run = (demo: boolean) => open.mutate({ body: { game: ended.game, demo } }, { onError: refused });
  const busy = open.isPending || again.isPending;
  return (
    <>
      <Button
        leftSection={<IconUsersGroup size={20} aria-hidden />}
        loading={again.isPending}
        disabled={busy}
        onClick={() => again.mutate({ params: { id: roomId } }, { onError: refused })}
      >
        {t.samePeople}
      </Button>
      <Button
        variant="light"
        leftSection={<IconReload size={20} aria-hidden />}
        loading={open.isPending}
        disabled={busy}
        onClick={() => run(ended.demo)}
      >
        {t.runAgain}
      </Button>
    </>
  );
}
