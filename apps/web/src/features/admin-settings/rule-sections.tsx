import { useTexts } from '#platform/i18n';
import { CountInput } from '#ui/count-input';
import { Switch } from '@mantine/core';
import { type SettingsReply, SettingsSection, useOrigin } from './settings-section.tsx';
import { texts } from './texts.ts';

/** When forgotten rooms close by themselves. */
export function RoomsSection({ settings, fromEnvironment }: SettingsReply) {
  const t = useTexts(texts);
  const origin = useOrigin({ settings, fromEnvironment });
  const { roomsCloseDays } = settings;
  return (
    <SettingsSection title={t.rooms} initial={{ roomsCloseDays }}>
      {(form) => (
        <CountInput
          {...form.getInputProps('roomsCloseDays')}
          maw={320}
          label={t.roomsCloseDays}
          description={origin('roomsCloseDays', t.roomsCloseHint)}
          min={1}
          max={3650}
          clampBehavior="none"
        />
      )}
    </SettingsSection>
  );
}

/** What accounts must keep to. */
export function AccountsSection({ settings, fromEnvironment }: SettingsReply) {
  const t = useTexts(texts);
  const origin = useOrigin({ settings, fromEnvironment });
  const { emailTopLevelMax, twoStepForStaff } = settings;
  return (
    <SettingsSection title={t.accounts} initial={{ emailTopLevelMax, twoStepForStaff }}>
      {(form) => (
        <>
          <Switch
            {...form.getInputProps('twoStepForStaff', { type: 'checkbox' })}
            label={t.twoStepForStaff}
            description={origin('twoStepForStaff', t.twoStepHint)}
          />
          <CountInput
            {...form.getInputProps('emailTopLevelMax')}
            maw={420}
            label={t.emailTopLevelMax}
            description={origin('emailTopLevelMax', t.emailTopLevelHint)}
            min={3}
            max={24}
            clampBehavior="none"
          />
        </>
      )}
    </SettingsSection>
  );
}
