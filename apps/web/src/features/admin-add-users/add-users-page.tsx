import { GrowingTextarea } from '#ui/field/growing-textarea';
import { textsIn } from '#platform/words';
import { errorText, useApiMutation, useApiQuery, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { PageHeader } from '#ui/page-header';
import { LinkButton } from '#ui/link/links';
import { Alert, Button, Group, Paper, Stack } from '@mantine/core';
import type { InstitutionId, Language, ManyUsersRow } from '@qc/contract';
import { MANY_USERS_MAX } from '@qc/contract/limits';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import classes from './add-users.module.css';
import { OutcomeReport } from './outcome-report.tsx';
import { PeoplePreview } from './people-preview.tsx';
import { readPeople, writePeople } from './read-people.ts';
import { SheetButtons } from './sheet-buttons.tsx';
import { type WithThem, WithThemFields } from './with-them-fields.tsx';

/** Adds people from a pasted list or an Excel sheet: preview, what they get, and a report line by line. */
export function AddUsersPage() {
  const t = useTexts('addUsers');
  const { language } = useLanguage();
  const refresh = useRefresh('listUsers');
  const [typed, setTyped] = useState('');
  const [sent, setSent] = useState<ManyUsersRow[]>([]);
  const [withThem, setWithThem] = useState<WithThem>({ language, institution: null, credits: 0 });
  const people = useMemo(() => readPeople(typed), [typed]);
  const { data: house } = useApiQuery('getInstallationSettings');
  // Without it emails hold a code and do not say where it goes: the server refuses to send them.
  const addressLacks = house?.mailWay === 'smtp' && house.settings.baseUrl === '';
  const welcome = house === undefined || house.settings.everythingFree ? 0 : house.settings.welcomeCredits;
  const add = useApiMutation('addManyUsers', {
    meta: { quiet: true },
    onSuccess: refresh,
  });
  const send = () => {
    setSent(people);
    add.mutate({ body: bodyOf(people, withThem) });
  };
  const mend = (failed: ManyUsersRow[]) => {
    setTyped(writePeople(failed));
    add.reset();
  };
  return (
    <>
      <PageHeader
        title={t.title}
        lead={t.lead}
        actions={
          <LinkButton
            variant="default"
            leftSection={<IconArrowLeft size={18} aria-hidden className={classes.back} />}
            to="/$lang/admin/users"
            params={{ lang: language }}
          >
            {t.toUsers}
          </LinkButton>
        }
      />
      {add.data ? (
        <OutcomeReport reply={add.data} people={sent} welcome={welcome} onMend={mend} />
      ) : (
        <Stack gap="lg">
          {addressLacks && (
            <Alert role="note" color="orange" variant="light" c="var(--qc-ink)">
              {textsIn(language, 'errors').addressUnknown}.
            </Alert>
          )}
          <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
            <Stack gap="md">
              <SheetButtons onPeople={(found) => setTyped(writePeople(found))} />
              <GrowingTextarea
                label={t.list}
                description={t.listHint}
                value={typed}
                onChange={(event) => setTyped(event.currentTarget.value)}
                minRows={6}
                maxRows={14}
                dir="auto"
                classNames={{ input: classes.list ?? '' }}
                error={people.length > MANY_USERS_MAX ? t.tooMany(MANY_USERS_MAX) : null}
              />
            </Stack>
          </Paper>
          {people.length > 0 && <PeoplePreview people={people} />}
          <Paper withBorder p={{ base: 'md', sm: 'lg' }}>
            <WithThemFields value={withThem} onChange={setWithThem} welcome={welcome} />
          </Paper>
          {add.error && <ErrorNotice text={errorText(add.error, language)} />}
          <Group justify="flex-end">
            <Button
              size="md"
              disabled={addressLacks || people.length === 0 || people.length > MANY_USERS_MAX}
              loading={add.isPending}
              onClick={send}
            >
              {t.add(people.length)}
            </Button>
          </Group>
        </Stack>
      )}
    </>
  );
}

function bodyOf(
  users: ManyUsersRow[],
  { institution, ...rest }: WithThem,
): {
  users: ManyUsersRow[];
  language: Language;
  credits: number;
  institution?: InstitutionId;
} {
  const cut = (text: string, max: number) => text.slice(0, max);
  return {
    ...rest,
    ...(institution === null ? {} : { institution }),
    users: users.map(({ name, email, phone }) => ({
      name: cut(name, 300),
      email: cut(email, 300),
      phone: cut(phone, 100),
    })),
  };
}
