import { errorText, useApiMutation, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type FieldKinds, type Form, useForm } from '#platform/forms';
import { type InstallationSettings, type RouteReply, SettingsChanges } from '@qc/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';

/** What the server says of the settings. */
export type SettingsReply = RouteReply<'getInstallationSettings'>;

const KINDS: FieldKinds = {
  host: 'link',
  baseUrl: 'link',
  contactEmail: 'email',
  contactPhone: 'phone',
  roomPlayersMax: 'number',
  roomsCloseDays: 'number',
  emailTopLevelMax: 'number',
  welcomeCredits: 'number',
  'mailServer.port': 'number',
};

interface Props<V extends SettingsChanges> {
  title: string;
  lead?: ReactNode;
  house: SettingsReply;
  /** The section's own fields as they are now. */
  initial: V;
  children: (form: Form<V, SettingsChanges>) => ReactNode;
  /** Something was changed that is no field, such as whether there are fields. */
  unsaved?: boolean;
  /** Asks before what has effects beyond the section; false: it is not saved. */
  mayEnd?: (changes: SettingsChanges) => Promise<boolean>;
  /** Below the button: what belongs to the section but is no setting. */
  foot?: ReactNode;
}

/** Some settings that belong together, with a button of their own and a clear outcome. */
export function SettingsSection<V extends SettingsChanges>({
  title,
  lead,
  house,
  initial,
  children,
  unsaved = false,
  mayEnd,
  foot,
}: Props<V>) {
  const t = useTexts('adminSettings');
  const own = useTexts('mailSettings');
  const labels = useTexts('labels');
  const { language } = useLanguage();
  const refresh = useRefresh('getInstallationSettings', 'getSettings');
  const id = useId();
  const form = useForm<V, SettingsChanges>({
    initialValues: initial,
    schema: SettingsChanges,
    kinds: KINDS,
    onValuesChange: () => save.reset(),
  });
  const save = useApiMutation('updateInstallationSettings', {
    meta: { quiet: true },
    onSuccess: async () => {
      form.resetDirty();
      await refresh();
    },
    onError: form.refuse,
  });
  const send = async (body: SettingsChanges) => {
    if (mayEnd && !(await mayEnd(body))) return;
    save.mutate({ body });
  };
  const isClosed = Object.keys(initial).every((field) => house.ownersOnly.includes(field));
  return (
    <Paper component="section" withBorder p={{ base: 'md', sm: 'xl' }} aria-labelledby={id}>
      <form noValidate onSubmit={form.onSubmit((body) => void send(body))}>
        <Stack gap="md">
          <div>
            <Title order={2} id={id}>
              {title}
            </Title>
            {lead && (
              <Text c="dimmed" mt={4}>
                {lead}
              </Text>
            )}
          </div>
          {save.error && <ErrorNotice text={errorText(save.error, language)} />}
          {children(form)}
          {isClosed ? (
            <Text size="sm" c="dimmed">
              {own.ownersOnly}
            </Text>
          ) : (
            <Group justify="flex-end">
              <Text role="status" size="sm" c={save.isSuccess ? 'green.9' : 'dimmed'}>
                {save.isSuccess ? (
                  <>
                    <IconCircleCheck size={18} aria-hidden style={{ verticalAlign: '-4px' }} /> {t.inForce}
                  </>
                ) : (
                  (unsaved || form.isDirty()) && t.notSaved
                )}
              </Text>
              <Button type="submit" loading={save.isPending} aria-label={t.saveOf(title)}>
                {labels.save}
              </Button>
            </Group>
          )}
        </Stack>
      </form>
      {foot}
    </Paper>
  );
}

/** What is said under a field, and whether it can be changed here at all. */
interface About {
  description: string | undefined;
  disabled: boolean;
}

/** Says under a field where its value comes from while nothing was set on screen, and who alone may change it. */
export function useAbout({
  settings,
  fromEnvironment,
  byDefault,
  locked,
  ownersOnly,
}: SettingsReply): (field: keyof InstallationSettings, hint?: string) => About {
  const t = useTexts('adminSettings');
  const own = useTexts('mailSettings');
  return (field, hint) => {
    if (locked.includes(field)) return { description: own.lockedHere, disabled: true };
    const isClosed = ownersOnly.includes(field);
    // What is empty was given by nobody.
    const isEmpty = settings[field] === '';
    const source = isEmpty
      ? undefined
      : fromEnvironment.includes(field)
        ? t.fromEnvironment
        : byDefault.includes(field)
          ? t.byDefault
          : undefined;
    const parts = [hint, source, isClosed ? own.ownersOnly : undefined].filter((part) => part !== undefined);
    return { description: parts.join(' ') || undefined, disabled: isClosed };
  };
}
