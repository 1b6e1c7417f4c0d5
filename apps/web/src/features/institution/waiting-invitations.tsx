import { errorText } from '#platform/api';
import { formatDate, useLanguage, useTexts } from '#platform/i18n';
import { useWaitingInvitations } from '#platform/waiting-invitations';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { ListRow, RowList } from '#ui/row-list';
import { Badge, Button, Paper, Text, Title } from '@mantine/core';
import type { InstitutionId, Invitation } from '@qc/contract';
import classes from './institution.module.css';

/** Invitations that nobody has answered yet, each with the way to take it back. Nothing where none waits. */
export function WaitingInvitations({ institution }: { institution: InstitutionId }) {
  const t = useTexts('institution');
  const { language } = useLanguage();
  const done = () => showTimedMessage({ kind: 'success', title: t.withdrawn });
  const { data, error, tryAgain, withdraw, withdrawing } = useWaitingInvitations(institution, done);
  const ask = async ({ _id, email }: Invitation) => {
    const question = { title: t.withdrawTitle, text: t.withdrawText(email), confirmLabel: t.withdraw };
    if (await confirm({ ...question, danger: true })) withdraw(_id);
  };
  if (error && !data) return <ErrorNotice text={errorText(error, language)} onRetry={tryAgain} />;
  if (!data || data.count === 0) return null;
  const hidden = data.count - data.invitations.length;
  return (
    <Paper component="section" aria-labelledby="waiting" withBorder p={{ base: 'md', sm: 'xl' }}>
      <Title order={2} id="waiting">
        {t.waiting}
      </Title>
      <RowList>
        {data.invitations.map((invitation) => (
          <ListRow
            key={invitation._id}
            words={
              <>
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
              </>
            }
          >
            <Button
              size="xs"
              variant="default"
              aria-label={t.withdrawOf(invitation.email)}
              loading={withdrawing === invitation._id}
              onClick={() => void ask(invitation)}
            >
              {t.withdraw}
            </Button>
          </ListRow>
        ))}
      </RowList>
      {hidden > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t.moreWaiting(hidden)}
        </Text>
      )}
    </Paper>
  );
}
