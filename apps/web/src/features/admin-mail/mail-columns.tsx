import type { Texts } from '@qc/words/en/screens/admin/admin-mail';
import { formatDateTime, useLanguage } from '#platform/i18n';
import type { Column } from '#ui/data-table';
import { Tag } from '#ui/tag';
import { LinkText } from '#ui/link/links';
import { Button, Group, Text } from '@mantine/core';
import type { UndeliveredMail } from '@qc/contract';

/** What can be done about one email. */
export interface MailActions {
  send: (mail: UndeliveredMail) => void;
  remove: (mail: UndeliveredMail) => void;
}

/** Columns of the list of undelivered emails. */
export function mailColumns(t: Texts, { send, remove }: MailActions): Column<UndeliveredMail>[] {
  return [
    { key: 'recipient', header: t.recipient, width: '26%', cell: (mail) => <Recipient mail={mail} t={t} /> },
    {
      key: 'subject',
      header: t.subject,
      width: '20%',
      wideOnly: true,
      cell: ({ subject }) => <bdi style={{ overflowWrap: 'anywhere' }}>{subject}</bdi>,
    },
    { key: 'reason', header: t.reason, width: '30%', wideOnly: true, cell: (mail) => <Reason mail={mail} t={t} /> },
    {
      key: 'since',
      header: t.since,
      wideOnly: true,
      oneLine: true,
      cell: ({ createdAt }) => formatDateTime(createdAt),
    },
    {
      key: 'actions',
      align: 'end',
      cell: (mail) => (
        <Group gap="xs" justify="flex-end">
          <Button size="xs" variant="light" aria-label={t.sendAgainTo(mail.recipient)} onClick={() => send(mail)}>
            {t.sendAgain}
          </Button>
          <Button size="xs" variant="default" aria-label={t.removeOf(mail.recipient)} onClick={() => remove(mail)}>
            {t.remove}
          </Button>
        </Group>
      ),
    },
  ];
}

interface Props {
  mail: UndeliveredMail;
  t: Texts;
}

/** The address; with an account, the way to the person, whose address may be wrong. */
function Recipient({ mail: { recipient, state, user, ...mail }, t }: Props) {
  const { language: lang } = useLanguage();
  return (
    <>
      <Text component="div" fw={600} style={{ overflowWrap: 'anywhere' }}>
        <bdi dir="ltr">{recipient}</bdi>
      </Text>
      {user && (
        <LinkText
          size="sm"
          style={{ textDecoration: 'underline', overflowWrap: 'anywhere' }}
          to="/$lang/admin/users"
          params={{ lang }}
          search={{ search: recipient }}
        >
          <bdi>{user.name}</bdi>
        </LinkText>
      )}
      <Group gap={4} mt={2}>
        <Tag tone={state === 'failed' ? 'red' : 'amber'}>{state === 'failed' ? t.isFailed : t.waiting}</Tag>
      </Group>
      <Text component="div" size="sm" c="dimmed" hiddenFrom="sm" style={{ overflowWrap: 'anywhere' }}>
        <bdi>{mail.subject}</bdi>
        <Reason mail={{ recipient, state, user, ...mail }} t={t} />
      </Text>
    </>
  );
}

/** The mail server's words as they are, and what comes next. */
function Reason({ mail: { answer, attempts, nextAt }, t }: Props) {
  if (attempts === 0 && answer === '') return t.noTry;
  return (
    <>
      {answer !== '' && (
        <Text component="div" size="sm" dir="ltr" ta="start" style={{ overflowWrap: 'anywhere' }}>
          {answer}
        </Text>
      )}
      <Text component="div" size="sm" c="dimmed">
        {t.tries(attempts)}
        {nextAt !== null && ` · ${t.nextTry(formatDateTime(nextAt))}`}
      </Text>
    </>
  );
}
