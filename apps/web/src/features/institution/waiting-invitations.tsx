import { errorText, useApiMutation, useApiQuery } from '#platform/api';
import { formatDate, useLanguage, useTexts } from '#platform/i18n';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { Badge, Button, Paper, Text, Title } from '@mantine/core';
import type { InstitutionId, Invitation } from '@qc/contract';
import { useQueryClient } from '@tanstack/react-query';
import classes from './institution.module.css';
import { texts } from './texts.ts';

/** Invitations that nobody has answered yet, each with the way to take it back. Nothing where none waits. */
export function WaitingInvitations({ institution }: { institution: InstitutionId }) {
  const t = useTexts(texts);
  const { language } = useLanguage();
  const client = useQueryClient();
  const { data, error, refetch } = useApiQuery('listInvitations', { params: { id: institution } });
  const withdraw = useApiMutation('withdrawInvitation', {
    onSuccess: () => showTimedMessage({ kind: 'success', title: t.withdrawn }),
    // Refused because it was accepted just now: the lists tell.
    onSettled: () => {
      for (const key of ['listInvitations', 'listMembers']) void client.invalidateQueries({ queryKey: [key] });
    },
  });
  const ask = async ({ _id, email }: Invitation) => {
    const question = { title: t.withdrawTitle, text: t.withdrawText(email), confirmLabel: t.withdraw };
    if (await confirm({ ...question, danger: true })) withdraw.mutate({ params: { id: institution, invitation: _id } });
  };
  if (error && !data)
    return <ErrorNotice text={errorText(error, language)} retryLabel={t.tryAgain} onRetry={() => void refetch()} />;
  if (!data || data.count === 0) return null;
  const hidden = data.count - data.invitations.length;
  return (
    <Paper component="section" aria-labelledby="waiting" withBorder p={{ base: 'md', sm: 'xl' }}>
      <Title order={2} id="waiting">
        {t.waiting}
      </Title>
      <ul className={classes.list}>
        {data.invitations.map((invitation) => (
          <li key={invitation._id} className={classes.row}>
            <div className={classes.person}>
              <Text fw={600} component="div">
                <bdi dir="ltr">{invitation.email}</bdi>
                {invitation.manager && (
                  <Badge variant="light" radius="sm" tt="none" ms={8} className={classes.badge ?? ''}>
                    {t.manager}
                  </Badge>
                )}
              </Text>
              <Text size="sm" c="dimmed" component="div">
                {t.waitingSince(formatDate(invitation.createdAt), formatDate(invitation.expiresAt))}
              </Text>
            </div>
            <Button
              size="xs"
              variant="default"
              aria-label={t.withdrawOf(invitation.email)}
              loading={withdraw.isPending && withdraw.variables.params.invitation === invitation._id}
              onClick={() => void ask(invitation)}
            >
              {t.withdraw}
            </Button>
          </li>
        ))}
      </ul>
      {hidden > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t.moreWaiting(hidden)}
        </Text>
      )}
    </Paper>
  );
}
