import { useTexts } from '#platform/i18n';
import { Fieldset, PasswordInput, Select, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { type Language, LANGUAGES, SPEECH_PROTOCOLS, SPEECH_SOURCES } from '@qc/contract';
import { languageName } from '@qc/words';
import { Listen } from './listen.tsx';
import type { LineFormOf } from './line-values.ts';

/** Who reads the texts of the line, and by which voices. */
export function SpeechFields({ form, hasKey, isStored }: { form: LineFormOf; hasKey: boolean; isStored: boolean }) {
  const t = useTexts('lineSpeech');
  const { provider, languages, speech } = form.values;
  // A gateway of one's own has no voice: what it would say is said by the server.
  const sources = provider === 'sip' ? SPEECH_SOURCES.filter((one) => one !== 'line') : SPEECH_SOURCES;
  const source = provider === 'sip' && speech.source === 'line' ? 'machine' : speech.source;
  const spoken = LANGUAGES.filter((one) => languages.includes(one));
  // The one provider that plays no recordings.
  if (provider === 'yemot')
    return (
      <Fieldset legend={t.title}>
        <Stack gap="md">
          <Text c="dimmed">{t.ownVoiceAlone}</Text>
          <VoiceNames form={form} field="voices" />
        </Stack>
      </Fieldset>
    );
  return (
    <Fieldset legend={t.title}>
      <Stack gap="md">
        <Select
          {...form.getInputProps('speech.source')}
          size="md"
          label={t.source}
          description={t.sourceHints[source]}
          value={source}
          data={sources.map((value) => ({ value, label: t.sources[value] }))}
          allowDeselect={false}
          maw={480}
        />
        {source === 'line' && <VoiceNames form={form} field="voices" />}
        {source === 'machine' && <VoiceNames form={form} field="speech.machineVoices" />}
        {source === 'service' && (
          <>
            <ServiceFields form={form} hasKey={hasKey} />
            <VoiceNames form={form} field="speech.service.voices" />
          </>
        )}
        <Listen languages={spoken} isStored={isStored} hint={source === 'line' ? t.listenHint : ''} />
      </Stack>
    </Fieldset>
  );
}

type VoicesField = 'voices' | 'speech.machineVoices' | 'speech.service.voices';

function VoiceNames({ form, field }: { form: LineFormOf; field: VoicesField }) {
  const t = useTexts('lineSettings');
  const speech = useTexts('lineSpeech');
  const hintOf = (language: Language) =>
    ({
      voices: t.voiceHint,
      'speech.machineVoices': speech.machineVoiceHint(`${language}+f3`),
      'speech.service.voices': speech.serviceVoiceHint,
    })[field];
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      {LANGUAGES.filter((one) => form.values.languages.includes(one)).map((one) => (
        <TextInput
          {...form.getInputProps(`${field}.${one}`)}
          key={one}
          label={t.voiceOf(languageName(one))}
          description={hintOf(one)}
          dir="ltr"
        />
      ))}
    </SimpleGrid>
  );
}

function ServiceFields({ form, hasKey }: { form: LineFormOf; hasKey: boolean }) {
  const t = useTexts('lineSpeech');
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} style={{ alignItems: 'end' }}>
      <TextInput
        {...form.getInputProps('speech.service.address')}
        label={t.serviceAddress}
        dir="ltr"
        inputMode="url"
        placeholder="https://"
      />
      <Select
        {...form.getInputProps('speech.service.protocol')}
        size="md"
        label={t.protocol}
        data={SPEECH_PROTOCOLS.map((value) => ({ value, label: t.protocols[value] }))}
        allowDeselect={false}
      />
      <PasswordInput
        {...form.getInputProps('speechKey')}
        label={t.key}
        description={hasKey ? t.keyKept : t.keyHint}
        dir="ltr"
        autoComplete="new-password"
        visibilityToggleButtonProps={{ 'aria-label': t.showKey }}
      />
      <TextInput {...form.getInputProps('speech.service.model')} label={t.model} dir="ltr" />
    </SimpleGrid>
  );
}
