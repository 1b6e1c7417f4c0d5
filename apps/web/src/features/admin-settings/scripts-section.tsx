import { useTexts } from '#platform/i18n';
import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { type SettingsReply, SettingsSection, useAbout } from './settings-section.tsx';

/** Makers of accessibility widgets, by the names they go by everywhere. */
const VENDORS = { userway: 'UserWay', accessibe: 'accessiBe', equalweb: 'EqualWeb' } as const;

/** Third parties by their ids: nothing else can be typed in, and nothing loads before a visitor agrees. */
export function ScriptsSection(house: SettingsReply) {
  const t = useTexts('adminSettings');
  const about = useAbout(house);
  const { scripts } = house.settings;
  const closed = house.ownersOnly.includes('scripts');
  return (
    <SettingsSection title={t.scripts} lead={t.scriptsLead} house={house} initial={{ scripts }}>
      {(form) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            {...form.getInputProps('scripts.gtmId')}
            label={t.gtmId}
            {...about('scripts', t.suchAs('GTM-ABC1234'))}
            dir="ltr"
          />
          <TextInput
            {...form.getInputProps('scripts.ga4Id')}
            label={t.ga4Id}
            description={t.suchAs('G-ABC1234567')}
            disabled={closed}
            dir="ltr"
          />
          <TextInput
            {...form.getInputProps('scripts.metaPixelId')}
            label={t.metaPixelId}
            description={t.suchAs('123456789012345')}
            disabled={closed}
            dir="ltr"
            inputMode="numeric"
          />
          <NativeSelect
            {...form.getInputProps('scripts.accessibilityVendor')}
            size="md"
            label={t.accessibilityVendor}
            description={t.accessibilityHint}
            disabled={closed}
            data={[
              { value: 'none', label: t.noVendor },
              ...Object.entries(VENDORS).map(([value, label]) => ({ value, label })),
            ]}
          />
          {form.getValues().scripts.accessibilityVendor !== 'none' && (
            <TextInput
              {...form.getInputProps('scripts.accessibilityAccount')}
              label={t.accessibilityAccount}
              disabled={closed}
              dir="ltr"
            />
          )}
        </SimpleGrid>
      )}
    </SettingsSection>
  );
}
