import { errorText, useApiMutation, useRefresh } from '#platform/api';
import { type FieldKinds, useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { CountInput } from '#ui/field/count-input';
import {
  Button,
  Checkbox,
  Fieldset,
  Group,
  PasswordInput,
  Select,
  SimpleGrid,
  Stack,
  Switch,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import {
  LANGUAGES,
  TELEPHONE_PROVIDERS,
  TelephoneLineChanges,
  type TelephoneLineState,
  type TelephoneProvider,
} from '@qc/contract';
import { languageName } from '@qc/words';
import { IconCircleCheck } from '@tabler/icons-react';
import { CallingFields } from './calling-fields.tsx';
import { LineAddress } from './line-address.tsx';
import { lineBody, type LineFormOf, type LineValues, lineValues } from './line-values.ts';
import { SpeechFields } from './speech-fields.tsx';

const KINDS: FieldKinds = {
  numbers: 'phone',
  'numbers.0': 'phone',
  callsMax: 'number',
  callsPerRoom: 'number',
  callsPerNumber: 'number',
  keepDays: 'number',
  'calling.perRoom': 'number',
  'calling.perDay': 'number',
  'calling.everySeconds': 'number',
};

/** As they write themselves. */
const NAMES: Record<Exclude<TelephoneProvider, 'yemot' | 'sip'>, string> = {
  twilio: 'Twilio',
  signalwire: 'SignalWire',
  telnyx: 'Telnyx (TeXML)',
  plivo: 'Plivo',
  jambonz: 'jambonz',
};

/** Sets the line up, or changes it. */
export function LineForm({ state }: { state: TelephoneLineState }) {
  const t = useTexts('lineSettings');
  const settings = useTexts('adminSettings');
  const labels = useTexts('labels');
  const { language } = useLanguage();
  const refresh = useRefresh('getTelephoneLine', 'checkTelephoneLine');
  const form: LineFormOf = useForm({
    initialValues: lineValues(state.line),
    schema: TelephoneLineChanges,
    body: lineBody,
    kinds: KINDS,
    onValuesChange: (values, before) => {
      // Secrets are emptied once they are stored.
      const isEmptied = (['secret', 'speechKey', 'callToken'] as const).some(
        (field) => values[field] === '' && before[field] !== '',
      );
      if (!isEmptied) save.reset();
    },
  });
  const save = useApiMutation('saveTelephoneLine', {
    meta: { quiet: true },
    onSuccess: async () => {
      form.setFieldValue('secret', '');
      form.setFieldValue('speechKey', '');
      form.setFieldValue('callToken', '');
      form.resetDirty();
      await refresh();
    },
    onError: form.refuse,
  });
  return (
    <form noValidate onSubmit={form.onSubmit((body) => save.mutate({ body }))}>
      <Stack gap="md">
        {save.error && <ErrorNotice text={errorText(save.error, language)} />}
        <Switch {...form.getInputProps('isOn', { type: 'checkbox' })} label={t.isOn} />
        <PlaceFields form={form} hasSecret={state.hasSecret && state.line?.provider === form.values.provider} />
        <LineAddress address={state.address} />
        <CallerFields form={form} />
        <SpeechFields
          form={form}
          hasKey={hasKey(state, form.values)}
          isStored={state.line !== null && !form.isDirty()}
        />
        <LimitFields form={form} />
        <CallingFields form={form} hasToken={state.hasCallToken && state.line?.provider === form.values.provider} />
        <Group justify="flex-end">
          <Text role="status" size="sm" c={save.isSuccess ? 'green.9' : 'dimmed'}>
            {save.isSuccess ? (
              <>
                <IconCircleCheck size={18} aria-hidden style={{ verticalAlign: '-4px' }} /> {settings.inForce}
              </>
            ) : (
              form.isDirty() && settings.notSaved
            )}
          </Text>
          <Button type="submit" loading={save.isPending} aria-label={settings.saveOf(t.title)}>
            {labels.save}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Whether the key that is stored is that of the service in the form. */
function hasKey({ line, hasSpeechKey }: TelephoneLineState, { speech }: LineValues): boolean {
  return hasSpeechKey && line?.speech.service.address === speech.service.address;
}

/** Of a field with a line for each, what is wrong with any of them. */
function errorWithin({ errors, values }: LineFormOf, field: 'numbers' | 'networks', ifEmpty: string) {
  if (errors[field] !== undefined && values[field].trim() === '') return ifEmpty;
  return errors[field] ?? Object.entries(errors).find(([path]) => path.startsWith(`${field}.`))?.[1];
}

function PlaceFields({ form, hasSecret }: { form: LineFormOf; hasSecret: boolean }) {
  const t = useTexts('lineSettings');
  const problems = useTexts('problems');
  const { provider } = form.values;
  const hint = t.secretHints[provider];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
      <Select
        {...form.getInputProps('provider')}
        size="md"
        label={t.provider}
        data={TELEPHONE_PROVIDERS.map((value) => ({
          value,
          label: value === 'yemot' || value === 'sip' ? t[value] : NAMES[value],
        }))}
        allowDeselect={false}
      />
      <PasswordInput
        {...form.getInputProps('secret')}
        label={t.secret}
        description={hasSecret ? `${hint} ${t.secretKept}` : hint}
        dir="ltr"
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t.showSecret }}
      />
      <Textarea
        {...form.getInputProps('numbers')}
        error={errorWithin(form, 'numbers', problems.required.phone)}
        label={t.numbers}
        description={t.numbersHint}
        dir="ltr"
        autosize
        minRows={2}
      />
      {provider === 'yemot' && (
        <Textarea
          {...form.getInputProps('networks')}
          error={errorWithin(form, 'networks', problems.required.text)}
          label={t.networks}
          description={t.networksHint}
          dir="ltr"
          autosize
          minRows={2}
        />
      )}
    </SimpleGrid>
  );
}

function CallerFields({ form }: { form: LineFormOf }) {
  const t = useTexts('lineSettings');
  return (
    <Stack gap="md">
      <Checkbox.Group {...form.getInputProps('languages')} label={t.languages}>
        <Group mt="xs">
          {LANGUAGES.map((one) => (
            <Checkbox key={one} value={one} label={languageName(one)} />
          ))}
        </Group>
      </Checkbox.Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          {...form.getInputProps('defaultCode')}
          label={t.defaultCode}
          description={t.defaultCodeHint}
          inputMode="numeric"
          dir="ltr"
        />
      </SimpleGrid>
    </Stack>
  );
}

function LimitFields({ form }: { form: LineFormOf }) {
  const t = useTexts('lineSettings');
  const count = (field: 'callsMax' | 'callsPerRoom' | 'callsPerNumber' | 'keepDays') => (
    <CountInput
      {...form.getInputProps(field)}
      label={t[field]}
      {...(field === 'keepDays' && { description: t.keepDaysHint })}
      clampBehavior="none"
    />
  );
  return (
    <Fieldset legend={t.limits}>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {count('callsMax')}
        {count('callsPerRoom')}
        {count('callsPerNumber')}
        {count('keepDays')}
      </SimpleGrid>
    </Fieldset>
  );
}
