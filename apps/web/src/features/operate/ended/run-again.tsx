import { errorText, useApiMutation, useApiQuery, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { askToPay } from '#platform/start-run';
import { showTimedMessage } from '#ui/dialogs';
import { Button } from '@mantine/core';
import type { RoomId } from '@qc/contract';
import { IconReload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';

/** The reason why a game does not start stays long enough to be read, ms. */
const REASON_STAYS_MS = 4000;

/**
 * After a run: a new room for the same game, of the same kind (a free trial stays one), and the way to its console.
 * Nothing is shown before it is known which game it was.
 */
export function RunAgain({ roomId }: { roomId: RoomId }) {
  const t = useTexts('runAgain');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const ended = useApiQuery('getRoom', { params: { id: roomId } }).data;
  const refresh = useRefresh('listRooms', 'listGames');
  const open = useApiMutation('openRoom', {
    meta: { quiet: true },
    onSuccess: async ({ _id }) => {
      void refresh();
      await navigate({ to: '/$lang/operate/$room', params: { lang: language, room: _id } });
    },
  });
  if (!ended) return null;
  const run = (demo: boolean) =>
    open.mutate(
      { body: { game: ended.game, demo } },
      {
        onError: (error) => {
          if (!demo && askToPay(error, { price: ended.price, onDemo: () => run(true) })) return;
          showTimedMessage({ kind: 'error', title: errorText(error, language), durationMs: REASON_STAYS_MS });
        },
      },
    );
  return (
    <Button
      variant="light"
      leftSection={<IconReload size={20} aria-hidden />}
      loading={open.isPending}
      onClick={() => run(ended.demo)}
    >
      {t.runAgain}
    </Button>
  );
}
