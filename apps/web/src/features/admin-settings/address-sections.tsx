import { useTexts } from '#platform/i18n';
import { SimpleGrid, TextInput } from '@mantine/core';
import { type SettingsReply, SettingsSection, useAbout } from './settings-section.tsx';

/** Where media are kept and delivered from. */
export function MediaSection(house: SettingsReply) {
  const t = useTexts('adminSettings');
  const about = useAbout(house);
  const { cloudName, uploadPreset } = house.settings;
  return (
    <SettingsSection title={t.media} lead={t.mediaLead} house={house} initial={{ cloudName, uploadPreset }}>
      {(form) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            {...form.getInputProps('cloudName')}
            label={t.cloudName}
            {...about('cloudName', t.cloudNameHint)}
            dir="ltr"
          />
          <TextInput
            {...form.getInputProps('uploadPreset')}
            label={t.uploadPreset}
            {...about('uploadPreset', t.uploadPresetHint)}
            dir="ltr"
          />
        </SimpleGrid>
      )}
    </SettingsSection>
  );
}

/** By which addresses the product is reached. */
export function AddressSection(house: SettingsReply) {
  const t = useTexts('adminSettings');
  const about = useAbout(house);
  const { host, baseUrl } = house.settings;
  return (
    <SettingsSection title={t.addresses} lead={t.addressesLead} house={house} initial={{ host, baseUrl }}>
      {(form) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            {...form.getInputProps('baseUrl')}
            label={t.baseUrl}
            {...about('baseUrl', t.baseUrlHint)}
            type="url"
            dir="ltr"
          />
          <TextInput
            {...form.getInputProps('host')}
            label={t.host}
            {...about('host', t.hostHint)}
            type="url"
            dir="ltr"
          />
        </SimpleGrid>
      )}
    </SettingsSection>
  );
}
