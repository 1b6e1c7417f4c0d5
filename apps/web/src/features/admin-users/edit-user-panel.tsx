import { languageName } from '@qc/words';
import { InstitutionPicker } from '#platform/admin-list';
import { errorText, useApiMutation, useApiQuery, useRefresh } from '#platform/api';
import { countryOptions } from '#platform/countries';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { thenSay } from '#ui/dialogs';
import { ErrorNotice } from '#ui/error-notice';
import { FormButtons } from '#ui/form-buttons';
import { SidePanel } from '#ui/side-panel';
import { Group, NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { type User, UserAdminChanges } from '@qc/contract';
import { CURRENCIES, LANGUAGES } from '@qc/contract/languages';
import { changesOf, fieldsOf, institutionOf } from './user-changes.ts';
import { UserTotals } from './user-totals.tsx';

const KINDS = { name: 'name', email: 'email', contactEmail: 'email', phone: 'phone' } as const;

/** The panel beside the list in which one account is changed. */
export function EditUserPanel({ user, onClose }: { user: User | null; onClose: () => void }) {
  const t = useTexts('adminUsers');
  return (
    <SidePanel opened={user !== null} onClose={onClose} title={t.editTitle} dirty>
      {user && <UserTotals user={user} />}
      {user && <EditUserForm key={user._id} user={user} onDone={onClose} />}
    </SidePanel>
  );
}

/** An account's fields, role, institution and restrictions. Nobody changes the own role or restriction. */
function EditUserForm({ user, onDone }: { user: User; onDone: () => void }) {
  const t = useTexts('adminUsers');
  const labels = useTexts('labels');
  const { language } = useLanguage();
  const refresh = useRefresh('listUsers');
  const self = useSessionUser();
  const { data: house } = useApiQuery('getInstallationSettings');
  const isOwn = self?._id === user._id;
  const before = fieldsOf(user);
  const form = useForm({
    initialValues: before,
    schema: UserAdminChanges,
    kinds: KINDS,
    body: (values) => changesOf(before, values),
  });
  const save = useApiMutation('manageUser', {
    meta: { quiet: true },
    onSuccess: thenSay(refresh, labels.saved, onDone),
    onError: form.refuse,
  });
  // Only owners make and unmake owners and admins.
  const roles = ([0, 1, 2, 3] as const).filter((role) => self?.role === 0 || role > 1 || role === user.role);
  const submit = form.onSubmit((body) => {
    if (Object.keys(body).length === 0) onDone();
    else save.mutate({ params: { id: user._id }, body });
  });
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        {save.error && <ErrorNotice text={errorText(save.error, language)} />}
        <TextInput {...form.getInputProps('name')} label={t.name} withAsterisk dir="auto" data-autofocus />
        <TextInput
          {...form.getInputProps('email')}
          label={t.loginEmail}
          description={isOwn ? t.ownEmail : t.loginEmailHint}
          withAsterisk={!isOwn}
          disabled={isOwn}
          type="email"
          dir="ltr"
        />
        {!user.emailConfirmed && !isOwn && house?.mailWay === 'files' && (
          <Switch
            {...form.getInputProps('emailConfirmed', { type: 'checkbox' })}
            label={t.confirmSwitch}
            description={t.confirmHint}
          />
        )}
        <TextInput {...form.getInputProps('contactEmail')} label={t.contactEmail} type="email" dir="ltr" />
        <TextInput {...form.getInputProps('phone')} label={t.phone} type="tel" dir="ltr" />
        <TextInput {...form.getInputProps('address')} label={t.address} dir="auto" />
        <Group grow align="flex-start">
          <NativeSelect
            {...form.getInputProps('language')}
            size="md"
            label={t.language}
            data={LANGUAGES.map((value) => ({ value, label: languageName(value) }))}
          />
          <NativeSelect
            {...form.getInputProps('country')}
            size="md"
            label={t.country}
            data={[{ value: '', label: '–' }, ...countryOptions(language)]}
          />
        </Group>
        <NativeSelect
          {...form.getInputProps('currency')}
          size="md"
          label={t.currency}
          data={CURRENCIES.map((value) => ({ value, label: t.currencies[value] }))}
        />
        <Switch {...form.getInputProps('emailNotifications', { type: 'checkbox' })} label={t.emailNotifications} />
        <NativeSelect
          {...form.getInputProps('role')}
          size="md"
          label={t.role}
          description={isOwn ? t.ownRole : t.roleHint}
          disabled={isOwn || (self?.role !== 0 && user.role < 2)}
          data={roles.map((role) => ({ value: String(role), label: t.roles[role] }))}
        />
        <InstitutionPicker
          {...form.getInputProps('institution')}
          label={t.institution}
          description={t.institutionHint}
          placeholder={t.noInstitution}
          value={institutionOf(form.values.institution)}
        />
        <Switch
          {...form.getInputProps('disabledFromAdmin', { type: 'checkbox' })}
          label={t.restrictSwitch}
          description={isOwn ? t.ownRole : t.restrictText}
          disabled={isOwn}
        />
        {form.values.disabledFromAdmin && !isOwn && (
          <TextInput {...form.getInputProps('disabledReason')} label={t.reason} dir="auto" />
        )}
        <Switch
          {...form.getInputProps('disableRemotesGames', { type: 'checkbox' })}
          label={t.remotesSwitch}
          description={t.remotesHint}
        />
        <FormButtons onCancel={onDone} loading={save.isPending} mt="sm" />
      </Stack>
    </form>
  );
}
