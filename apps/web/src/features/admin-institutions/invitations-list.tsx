import { errorText } from '#platform/api';
import { formatDate, useLanguage, useTexts } from '#platform/i18n';
import { useWaitingInvitations } from '#platform/waiting-invitations';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { ListRow, RowList } from '#ui/row-list';
import { Tag } from '#ui/tag';
import { ActionIcon, Group, Text, Title } from '@mantine/core';
import type { InstitutionId, Invitation } from '@qc/contract';
import { IconMailOff } from '@tabler/icons-react';

/** Whom an institution has invited and who has not answered yet; an admin takes an invitation back. */
export function InvitationsList({ institution }: { institution: InstitutionId }) {
  const t = useTexts('adminInstitutions');
  const { language } = useLanguage();
  const done = () => showTimedMessage({ kind: 'success', title: t.withdrawn });
  const { data, error, tryAgain, withdraw, withdrawing } = useWaitingInvitations(institution, done);
  const ask = async ({ _id, email }: Invitation) => {
    const question = { title: t.withdrawTitle, text: t.withdrawText(email), confirmLabel: t.withdrawYes };
    if (await confirm({ ...question, danger: true })) withdraw(_id);
  };
  if (error && !data) return <ErrorNotice text={errorText(error, language)} onRetry={tryAgain} />;
  if (!data || data.count === 0) return null;
  const hidden = data.count - data.invitations.length;
  return (
    <section aria-labelledby="waiting-invitations">
      <Title order={3} id="waiting-invitations">
        {t.waiting}
      </Title>
      <RowList>
        {data.invitations.map((invitation) => (
          <ListRow key={invitation._id} words={<Invited invitation={invitation} />}>
            <ActionIcon
              variant="subtle"
              color="red"
              size="lg"
              loading={withdrawing === invitation._id}
              aria-label={t.withdraw(invitation.email)}
              onClick={() => void ask(invitation)}
            >
              <IconMailOff size={18} aria-hidden />
            </ActionIcon>
          </ListRow>
        ))}
      </RowList>
      {hidden > 0 && (
        <Text size="sm" c="dimmed" mt="xs">
          {t.moreWaiting(hidden)}
        </Text>
      )}
    </section>
  );
}

function Invited({ invitation: { email, manager, createdAt, expiresAt } }: { invitation: Invitation }) {
  const t = useTexts('adminInstitutions');
  return (
    <>
      <Group gap={6}>
        <Text component="span" fw={600}>
          <bdi dir="ltr">{email}</bdi>
        </Text>
        {manager && <Tag tone="blue">{t.manager}</Tag>}
      </Group>
      <Text size="sm" c="dimmed">
        {t.waitingSince(formatDate(createdAt), formatDate(expiresAt))}
      </Text>
    </>
  );
}
