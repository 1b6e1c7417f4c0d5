import { languageName } from '@qc/words';
import { errorText, useApiMutation, useRefresh } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { useOnline } from '#platform/online';
import { ErrorNotice } from '#ui/error-notice';
import { Dialog } from '#ui/dialog/dialog';
import { Button, Checkbox, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type InstitutionId, LANGUAGES, NewInvitation } from '@qc/contract';
import { IconSend } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './institution.module.css';

interface Props {
  institution: InstitutionId;
  opened: boolean;
  onClose: () => void;
}

/** Invites people by mail, one after another. */
export function InviteDialog({ institution, opened, onClose }: Props) {
  const t = useTexts('institution');
  return (
    <Dialog opened={opened} onClose={onClose} title={t.inviteTitle}>
      <InviteForm institution={institution} />
    </Dialog>
  );
}

/** The form by itself: it stays open after a letter went out, ready for the next address. */
export function InviteForm({ institution }: { institution: InstitutionId }) {
  const t = useTexts('institution');
  const { language } = useLanguage();
  const refresh = useRefresh('listInvitations');
  const online = useOnline();
  const [sent, setSent] = useState<{ to: string } | null>(null);
  const form = useForm({
    initialValues: { email: '', language: String(language), manager: false },
    schema: NewInvitation,
    kinds: { email: 'email' },
  });
  const invite = useApiMutation('inviteMember', {
    // Worded above the fields.
    meta: { quiet: true },
    onSuccess: ({ email }) => {
      setSent({ to: email });
      form.setFieldValue('email', '');
      form.getInputNode('email')?.focus();
      void refresh();
    },
    onError: (error) => {
      setSent(null);
      form.refuse(error);
      form.getInputNode('email')?.focus();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((body) => invite.mutate({ params: { id: institution }, body }))}>
      <Stack gap="md">
        <Text c="dimmed">{t.inviteLead}</Text>
        {invite.error && <ErrorNotice text={errorText(invite.error, language)} />}
        <TextInput
          {...form.getInputProps('email')}
          type="email"
          inputMode="email"
          dir="ltr"
          autoComplete="off"
          label={t.email}
          withAsterisk
          data-autofocus
        />
        <NativeSelect
          {...form.getInputProps('language')}
          label={t.letterLanguage}
          description={t.letterLanguageHint}
          data={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
        />
        <Checkbox
          {...form.getInputProps('manager', { type: 'checkbox' })}
          label={t.asManager}
          description={t.asManagerHint}
        />
        <Text role="status" fw={600} c="#1b5e20">
          {sent && t.sent(sent.to)}
        </Text>
        <Group justify="flex-end">
          <Button
            type="submit"
            loading={invite.isPending}
            disabled={!online}
            leftSection={<IconSend size={18} aria-hidden className={classes.send} />}
          >
            {t.send}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
