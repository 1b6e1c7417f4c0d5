import type { AnswerProps } from '#platform/asks';
import { formatDateTime, useLanguage, useTexts } from '#platform/i18n';
import { Dialog } from '#ui/dialog/dialog';
import { LinkText } from '#ui/link/links';
import { Button, Group, Stack, Text } from '@mantine/core';
import type { Assignment } from '@qc/contract';
import { useState } from 'react';
import { GiveOutForm } from './give-out-form.tsx';
import { AssignmentCard } from './assignment-card.tsx';

/** Gives a game out as an assignment: until when, then its link. */
export function GiveOutDialog({ asked: game, onClose }: AnswerProps<'giveOut'>) {
  const t = useTexts('assignments');
  // The last game stays drawn while the dialog fades away.
  const [shown, setShown] = useState(game);
  const [made, setMade] = useState<Assignment | null>(null);
  if (game && game !== shown) {
    setShown(game);
    setMade(null);
  }
  return (
    <Dialog opened={game !== null} onClose={onClose} size="lg" title={shown ? t.giveOutTitle(shown.name) : ''}>
      {shown && made && <MadeAssignment assignment={made} onClose={onClose} />}
      {shown && !made && <GiveOutForm key={shown._id} game={shown._id} onMade={setMade} onClose={onClose} />}
    </Dialog>
  );
}

function MadeAssignment({ assignment, onClose }: { assignment: Assignment; onClose: () => void }) {
  const t = useTexts('assignments');
  const { close } = useTexts('labels');
  const { language: lang } = useLanguage();
  return (
    <Stack gap="md">
      <Text role="status" fw={600}>
        {t.isOpenUntil(formatDateTime(assignment.closesAt))}
      </Text>
      <AssignmentCard assignment={assignment} />
      <Text size="sm" c="dimmed">
        {t.madeHint}
      </Text>
      <Group justify="space-between">
        <LinkText fw={600} onClick={onClose} to="/$lang/links" params={{ lang }}>
          {t.allAssignments}
        </LinkText>
        <Button variant="default" onClick={onClose}>
          {close}
        </Button>
      </Group>
    </Stack>
  );
}
