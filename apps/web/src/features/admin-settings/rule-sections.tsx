import { useTexts } from '#platform/i18n';
import { CountInput } from '#ui/field/count-input';
import { confirm } from '#ui/dialogs';
import { Switch } from '@mantine/core';
import { PARTICIPANTS_MAX, type SettingsChanges } from '@qc/contract';
import { type SettingsReply, SettingsSection, useAbout } from './settings-section.tsx';

/** How many one room takes, and when forgotten rooms close by themselves. */
export function RoomsSection(house: SettingsReply) {
  const t = useTexts('adminSettings');
  const about = useAbout(house);
  const { roomPlayersMax, roomsCloseDays } = house.settings;
  return (
    <SettingsSection title={t.rooms} house={house} initial={{ roomPlayersMax, roomsCloseDays }}>
      {(form) => (
        <>
          <CountInput
            {...form.getInputProps('roomPlayersMax')}
            maw={320}
            label={t.roomPlayersMax}
            {...about('roomPlayersMax', t.roomPlayersHint)}
            min={1}
            max={PARTICIPANTS_MAX}
            clampBehavior="none"
          />
          <CountInput
            {...form.getInputProps('roomsCloseDays')}
            maw={320}
            label={t.roomsCloseDays}
            {...about('roomsCloseDays', t.roomsCloseHint)}
            min={1}
            max={3650}
            clampBehavior="none"
          />
        </>
      )}
    </SettingsSection>
  );
}

/** What accounts must keep to. */
export function AccountsSection(house: SettingsReply) {
  const t = useTexts('adminSettings');
  const about = useAbout(house);
  const { emailTopLevelMax, twoStepForStaff } = house.settings;
  const { staffWithoutTwoStep, twoStepGraceDays } = house;
  const mayEnd = async (values: SettingsChanges) => {
    if (!values.twoStepForStaff || twoStepForStaff) return true;
    const text = `${t.twoStepLacking(staffWithoutTwoStep)} ${t.twoStepGrace(twoStepGraceDays)}`;
    return confirm({ title: t.twoStepTitle, text, confirmLabel: t.twoStepConfirm });
  };
  return (
    <SettingsSection title={t.accounts} mayEnd={mayEnd} house={house} initial={{ emailTopLevelMax, twoStepForStaff }}>
      {(form) => (
        <>
          <Switch
            {...form.getInputProps('twoStepForStaff', { type: 'checkbox' })}
            label={t.twoStepForStaff}
            {...about('twoStepForStaff', t.twoStepHint)}
          />
          <CountInput
            {...form.getInputProps('emailTopLevelMax')}
            maw={420}
            label={t.emailTopLevelMax}
            {...about('emailTopLevelMax', t.emailTopLevelHint)}
            min={3}
            max={24}
            clampBehavior="none"
          />
        </>
      )}
    </SettingsSection>
  );
}
