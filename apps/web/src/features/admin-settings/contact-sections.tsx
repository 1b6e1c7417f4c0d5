import { useTexts } from '#platform/i18n';
import { SimpleGrid, TextInput } from '@mantine/core';
import { type SettingsReply, SettingsSection, useOrigin } from './settings-section.tsx';
import { texts } from './texts.ts';

/** Whom people ask: on the payment page, in mails, when credits are out. */
export function ContactSection({ settings, fromEnvironment }: SettingsReply) {
  const t = useTexts(texts);
  const origin = useOrigin({ settings, fromEnvironment });
  const { contactName, contactEmail, contactPhone } = settings;
  return (
    <SettingsSection title={t.contact} lead={t.contactLead} initial={{ contactName, contactEmail, contactPhone }}>
      {(form) => (
        <SimpleGrid cols={{ base: 1, sm: 2 }}>
          <TextInput
            {...form.getInputProps('contactName')}
            label={t.contactName}
            description={origin('contactName')}
            dir="auto"
            maxLength={40}
          />
          <TextInput
            {...form.getInputProps('contactEmail')}
            label={t.contactEmail}
            description={origin('contactEmail')}
            type="email"
            dir="ltr"
          />
          <TextInput
            {...form.getInputProps('contactPhone')}
            label={t.contactPhone}
            description={origin('contactPhone')}
            type="tel"
            dir="ltr"
          />
        </SimpleGrid>
      )}
    </SettingsSection>
  );
}
