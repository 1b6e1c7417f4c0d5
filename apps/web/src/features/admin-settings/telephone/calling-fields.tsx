import { Fieldset, PasswordInput, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { CALLING_BY, type TelephoneProvider } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import { CountInput } from '#ui/field/count-input';
import type { LineFormOf } from './line-values.ts';

/** Providers whose customers have a host each. */
const HAS_HOST: readonly TelephoneProvider[] = ['signalwire', 'jambonz'];
/** Those that can be told to place calls. */
const CALLS: readonly TelephoneProvider[] = ['twilio', 'signalwire', 'telnyx', 'plivo', 'jambonz'];

/** How the line calls people, and what it costs to call it. */
export function CallingFields({ form, hasToken }: { form: LineFormOf; hasToken: boolean }) {
  const t = useTexts('lineCalling');
  const { provider, calling } = form.values;
  const canCall = CALLS.includes(provider);
  const zones = [...new Set([...Intl.supportedValuesOf('timeZone'), calling.timeZone])].filter((zone) => zone !== '');
  return (
    <Fieldset legend={t.legend}>
      <Stack gap="md">
        <TextInput
          {...form.getInputProps('calling.costHint')}
          dir="auto"
          label={t.costHint}
          description={t.costHintHint}
        />
        <Text c="dimmed">{canCall ? t.lead : t.cannot}</Text>
        {canCall && (
          <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
            <TextInput
              {...form.getInputProps('calling.accountId')}
              label={t.accountId}
              description={t.accountHints[provider]}
              dir="ltr"
              autoComplete="off"
            />
            {calling.accountId !== '' && (
              <PasswordInput
                {...form.getInputProps('callToken')}
                label={t.token}
                {...(hasToken && { description: t.tokenKept })}
                dir="ltr"
                autoComplete="new-password"
                visibilityToggleButtonProps={{ 'aria-label': t.showToken }}
              />
            )}
          </SimpleGrid>
        )}
        {canCall && calling.accountId !== '' && (
          <>
            {HAS_HOST.includes(provider) && (
              <TextInput {...form.getInputProps('calling.host')} label={t.host} description={t.hostHint} dir="ltr" />
            )}
            <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
              <Select
                {...form.getInputProps('calling.by')}
                size="md"
                label={t.by}
                data={CALLING_BY.map((value) => ({ value, label: t.byOf[value] }))}
                allowDeselect={false}
              />
              <TextInput
                {...form.getInputProps('calling.price')}
                dir="auto"
                label={t.price}
                description={t.priceHint}
              />
              <TextInput {...form.getInputProps('calling.quietFrom')} type="time" label={t.quietFrom} dir="ltr" />
              <TextInput {...form.getInputProps('calling.quietUntil')} type="time" label={t.quietUntil} dir="ltr" />
              <Select
                {...form.getInputProps('calling.timeZone')}
                size="md"
                label={t.timeZone}
                data={zones}
                searchable
                dir="ltr"
              />
              <TextInput
                {...form.getInputProps('calling.countries')}
                label={t.countries}
                description={t.countriesHint}
                dir="ltr"
              />
              <CountInput {...form.getInputProps('calling.perRoom')} label={t.perRoom} clampBehavior="none" />
              <CountInput {...form.getInputProps('calling.perDay')} label={t.perDay} clampBehavior="none" />
              <CountInput {...form.getInputProps('calling.everySeconds')} label={t.everySeconds} clampBehavior="none" />
            </SimpleGrid>
          </>
        )}
      </Stack>
    </Fieldset>
  );
}
