import { errorText, useApiMutation, useRefresh } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { thenSay } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { FormButtons } from '#ui/form-buttons';
import { SidePanel } from '#ui/side-panel';
import { Stack, Switch, TextInput } from '@mantine/core';
import { type Institution, NewInstitution } from '@qc/contract';

const KINDS = { name: 'name', managerEmail: 'email' } as const;

interface Props {
  institution: Institution | 'new' | null;
  onClose: () => void;
}

/** The panel in which an institution is added or changed. */
export function InstitutionPanel({ institution, onClose }: Props) {
  const t = useTexts('adminInstitutions');
  return (
    <SidePanel
      opened={institution !== null}
      onClose={onClose}
      title={institution === 'new' ? t.add : t.editTitle}
      dirty
    >
      {institution !== null && (
        <InstitutionForm
          key={institution === 'new' ? 'new' : institution._id}
          institution={institution === 'new' ? null : institution}
          onDone={onClose}
        />
      )}
    </SidePanel>
  );
}

function InstitutionForm({ institution, onDone }: { institution: Institution | null; onDone: () => void }) {
  const t = useTexts('adminInstitutions');
  const labels = useTexts('labels');
  const { language } = useLanguage();
  const refresh = useRefresh('listInstitutions');
  const form = useForm({
    initialValues: {
      name: institution?.name ?? '',
      disableRemotesGames: institution?.disableRemotesGames ?? false,
      managerEmail: '',
    },
    schema: NewInstitution,
    kinds: KINDS,
    body: ({ managerEmail, ...rest }) => ({ ...rest, ...(managerEmail.trim() === '' ? {} : { managerEmail }) }),
  });
  const settled = {
    meta: { quiet: true },
    onSuccess: thenSay(refresh, labels.saved, onDone),
    onError: form.refuse,
  };
  const create = useApiMutation('createInstitution', settled);
  const update = useApiMutation('updateInstitution', settled);
  const failure = create.error ?? update.error;
  const submit = form.onSubmit((body) => {
    const { name, disableRemotesGames } = body;
    if (institution === null) create.mutate({ body });
    else
      update.mutate({
        params: { id: institution._id },
        body: {
          ...(name === institution.name ? {} : { name }),
          ...(disableRemotesGames === institution.disableRemotesGames ? {} : { disableRemotesGames }),
        },
      });
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {failure && <ErrorNotice text={errorText(failure, language)} />}
        <TextInput {...form.getInputProps('name')} label={t.name} withAsterisk dir="auto" data-autofocus />
        {institution === null && (
          <TextInput
            {...form.getInputProps('managerEmail')}
            label={t.managerEmail}
            description={t.managerHint}
            type="email"
            dir="ltr"
          />
        )}
        <Switch
          {...form.getInputProps('disableRemotesGames', { type: 'checkbox' })}
          label={t.remotesSwitch}
          description={t.remotesHint}
        />
        <FormButtons onCancel={onDone} loading={create.isPending || update.isPending} mt="sm" />
      </Stack>
    </form>
  );
}
