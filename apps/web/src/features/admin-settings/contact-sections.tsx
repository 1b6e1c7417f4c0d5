import { useTexts } from '#platform/i18n';
import { SimpleGrid, TextInput } from '@mantine/core';
import { type SettingsReply, SettingsSection, useAbout } from './settings-section.tsx';

/** Whom people ask: on the payment page, in mails, when credits are out. */
export function ContactSection(house: SettingsReply) {
  const t = useTexts('adminSettings');
  const about = useAbout(house);
  const { contactName, contactEmail, contactPhone } = house.settings;
  return (
    <SettingsSection
      title={t.contact}
      lead={t.contactLead}
      house={house}
      initial={{ contactName, contactEmail, contactPhone }}
    >
      {(form) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            {...form.getInputProps('contactName')}
            label={t.contactName}
            {...about('contactName')}
            dir="auto"
          />
          <TextInput
            {...form.getInputProps('contactEmail')}
            label={t.contactEmail}
            {...about('contactEmail')}
            type="email"
            dir="ltr"
          />
          <TextInput
            {...form.getInputProps('contactPhone')}
            label={t.contactPhone}
            {...about('contactPhone')}
            type="tel"
            dir="ltr"
          />
        </SimpleGrid>
      )}
    </SettingsSection>
  );
}
