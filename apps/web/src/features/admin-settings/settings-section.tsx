import { errorText, useApiMutation, useRefresh } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type FieldKinds, type Form, useForm } from '#platform/forms';
import { type InstallationSettings, type RouteReply, SettingsChanges } from '@qc/contract';
import { IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { texts } from './texts.ts';

/** What the server says of the settings. */
export type SettingsReply = RouteReply<'getInstallationSettings'>;

const KINDS: FieldKinds = {
  host: 'link',
  baseUrl: 'link',
  contactEmail: 'email',
  contactPhone: 'phone',
  roomsCloseDays: 'number',
  emailTopLevelMax: 'number',
  welcomeCredits: 'number',
  'mailServer.port': 'number',
};

interface Props<V extends SettingsChanges> {
  title: string;
  lead?: ReactNode;
  /** The section's own fields as they are now. */
  initial: V;
  children: (form: Form<V, SettingsChanges>) => ReactNode;
  /** Something was changed that is no field, such as whether there are fields. */
  unsaved?: boolean;
  /** Below the button: what belongs to the section but is no setting. */
  foot?: ReactNode;
}

/** Some settings that belong together, with a button of their own and a clear outcome. */
export function SettingsSection<V extends SettingsChanges>({
  title,
  lead,
  initial,
  children,
  unsaved = false,
  foot,
}: Props<V>) {
  const t = useTexts(texts);
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
  return (
    <Paper component="section" withBorder p={{ base: 'md', sm: 'xl' }} aria-labelledby={id}>
      <form noValidate onSubmit={form.onSubmit((body) => save.mutate({ body }))}>
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
              {t.save}
            </Button>
          </Group>
        </Stack>
      </form>
      {foot}
    </Paper>
  );
}

/** Says under a field that its value comes from the environment, while nothing was set on screen. */
export function useOrigin({
  settings,
  fromEnvironment,
}: Pick<SettingsReply, 'settings' | 'fromEnvironment'>): (
  field: keyof InstallationSettings,
  hint?: string,
) => string | undefined {
  const t = useTexts(texts);
  return (field, hint) => {
    // What is empty was given by nobody.
    const isGiven = fromEnvironment.includes(field) && settings[field] !== '';
    return [hint, isGiven ? t.fromEnvironment : undefined].filter((part) => part !== undefined).join(' ') || undefined;
  };
}
