import { useTexts } from '#platform/i18n';
import { CountInput } from '#ui/field/count-input';
import { PasswordInput, SimpleGrid, Switch, TextInput } from '@mantine/core';
import type { MailServer } from '@qc/contract';
import { useState } from 'react';
import { type SettingsReply, SettingsSection, useAbout } from './settings-section.tsx';
import { TestMail } from './test-mail.tsx';

/** 587: mail that a program hands in, encrypted once the server has said hello. */
const NEW_SERVER: MailServer = { host: '', port: 587, user: '', password: '' };

/** Which mail server emails go out by, from whom they come, and whether it works. Owners set it, admins see it. */
export function MailSection(house: SettingsReply) {
  const { settings, locked, mailWay } = house;
  const t = useTexts('adminSettings');
  const own = useTexts('mailSettings');
  const about = useAbout(house);
  const isOwner = !house.ownersOnly.includes('mailServer');
  const [byServer, setByServer] = useState(settings.mailServer !== null);
  const { mailFrom, mailServer } = settings;
  const isGiven = locked.includes('mailServer');
  const lead = isGiven ? own.given : own.ways[mailWay];
  return (
    <SettingsSection
      // Another kind of form: with the fields of a server, or without.
      key={String(byServer)}
      title={t.mail}
      lead={lead}
      house={house}
      initial={{ mailFrom, ...(!isGiven && { mailServer: byServer ? (mailServer ?? NEW_SERVER) : null }) }}
      unsaved={byServer !== (mailServer !== null)}
      foot={<TestMail />}
    >
      {(form) => (
        <>
          {!isGiven && (
            <Switch
              label={own.useServer}
              checked={byServer}
              disabled={!isOwner}
              onChange={(event) => setByServer(event.currentTarget.checked)}
            />
          )}
          {!isGiven && byServer && (
            <SimpleGrid cols={{ base: 1, sm: 2 }}>
              <TextInput
                {...form.getInputProps('mailServer.host')}
                label={own.server}
                placeholder="smtp.school.org"
                disabled={!isOwner}
                dir="ltr"
                autoComplete="off"
              />
              <CountInput
                {...form.getInputProps('mailServer.port')}
                label={own.port}
                disabled={!isOwner}
                min={1}
                max={65_535}
                clampBehavior="none"
                thousandSeparator=""
              />
              <TextInput
                {...form.getInputProps('mailServer.user')}
                label={own.user}
                disabled={!isOwner}
                dir="ltr"
                autoComplete="off"
              />
              <PasswordInput
                {...form.getInputProps('mailServer.password')}
                label={own.password}
                description={mailServer !== null && mailServer.user !== '' ? own.passwordKept : undefined}
                disabled={!isOwner}
                dir="ltr"
                autoComplete="new-password"
                visibilityToggleButtonProps={{ 'aria-label': own.showPassword }}
              />
            </SimpleGrid>
          )}
          <TextInput
            {...form.getInputProps('mailFrom')}
            label={t.mailFrom}
            {...about('mailFrom', t.mailFromHint)}
            dir="ltr"
          />
        </>
      )}
    </SettingsSection>
  );
}
