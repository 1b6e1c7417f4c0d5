import { useTexts } from '#platform/i18n';
import { SimpleGrid, TextInput } from '@mantine/core';
import { type SettingsReply, SettingsSection, useOrigin } from './settings-section.tsx';
import { mailTexts } from './mail-texts.ts';
import { texts } from './texts.ts';

/** Where media are kept and delivered from. */
export function MediaSection({ settings, fromEnvironment }: SettingsReply) {
  const t = useTexts(texts);
  const origin = useOrigin({ settings, fromEnvironment });
  const { cloudName, uploadPreset } = settings;
  return (
    <SettingsSection title={t.media} lead={t.mediaLead} initial={{ cloudName, uploadPreset }}>
      {(form) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            {...form.getInputProps('cloudName')}
            label={t.cloudName}
            description={origin('cloudName', t.cloudNameHint)}
            dir="ltr"
          />
          <TextInput
            {...form.getInputProps('uploadPreset')}
            label={t.uploadPreset}
            description={origin('uploadPreset', t.uploadPresetHint)}
            dir="ltr"
          />
        </SimpleGrid>
      )}
    </SettingsSection>
  );
}

/** By which addresses the product is reached. */
export function AddressSection({ settings, fromEnvironment, locked }: SettingsReply) {
  const t = useTexts(texts);
  const { lockedHere } = useTexts(mailTexts);
  const isLocked = locked.includes('baseUrl');
  const origin = useOrigin({ settings, fromEnvironment });
  const { host, baseUrl } = settings;
  return (
    <SettingsSection title={t.addresses} lead={t.addressesLead} initial={{ host, baseUrl }}>
      {(form) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            {...form.getInputProps('baseUrl')}
            label={t.baseUrl}
            description={isLocked ? lockedHere : origin('baseUrl', t.baseUrlHint)}
            disabled={isLocked}
            type="url"
            dir="ltr"
          />
          <TextInput
            {...form.getInputProps('host')}
            label={t.host}
            description={origin('host', t.hostHint)}
            type="url"
            dir="ltr"
          />
        </SimpleGrid>
      )}
    </SettingsSection>
  );
}
