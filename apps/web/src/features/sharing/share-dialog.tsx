import type { AnswerProps } from '#platform/asks';
import { useTexts } from '#platform/i18n';
import { Dialog } from '#ui/dialog/dialog';
import { Divider, Stack } from '@mantine/core';
import { useState } from 'react';
import { ShareForm } from './share-form.tsx';
import { ShareList } from './share-list.tsx';

/** Gives a game to somebody by e-mail, and shows who has it. */
export function ShareDialog({ asked: game, onClose }: AnswerProps<'share'>) {
  const t = useTexts('sharing');
  // The last game stays drawn while the dialog fades away.
  const [shown, setShown] = useState(game);
  if (game && game !== shown) setShown(game);
  return (
    <Dialog opened={game !== null} onClose={onClose} size="lg" title={shown ? t.shareTitle(shown.name) : ''}>
      {shown && (
        <Stack gap="lg" key={shown._id}>
          <ShareForm game={shown._id} />
          <Divider />
          <ShareList game={shown._id} />
        </Stack>
      )}
    </Dialog>
  );
}
