import type { Texts } from '@qc/words/en/screens/money/institution';
import { useApiMutation } from '#platform/api';
import { useTexts } from '#platform/i18n';
import { refreshSession } from '#platform/session';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { Button, Paper, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';

/** What leaving means to whom. */
type Manager = 'no' | 'oneOfSome' | 'last';

/** Ending one's own membership; what it does is said before it is asked. */
export function LeaveSection({ name, manager }: { name: string; manager: Manager }) {
  const t = useTexts('institution');
  const client = useQueryClient();
  const leave = useApiMutation('leaveInstitution', {
    onSuccess: async () => {
      await refreshSession();
      // Rights and prices are others now: nothing that was fetched before counts.
      void client.invalidateQueries();
      showTimedMessage({ kind: 'success', title: t.left });
    },
  });
  const ask = async () => {
    const question = { title: t.leaveAsk(name), text: warning(t, manager), confirmLabel: t.leave };
    if (await confirm({ ...question, danger: true })) leave.mutate({});
  };
  return (
    <Paper component="section" aria-labelledby="leaving" withBorder p={{ base: 'md', sm: 'xl' }}>
      <Title order={2} id="leaving">
        {t.leaveTitle}
      </Title>
      <Text mt="xs" mb="md">
        {t.leaveText}
      </Text>
      <Button variant="outline" color="red.9" loading={leave.isPending} onClick={() => void ask()}>
        {t.leave}
      </Button>
    </Paper>
  );
}

function warning(t: Texts, manager: Manager): string {
  if (manager === 'no') return t.leaveAskMember;
  return manager === 'last' ? t.leaveAskLast : t.leaveAskManager;
}
