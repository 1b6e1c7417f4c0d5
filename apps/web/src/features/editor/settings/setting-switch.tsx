import { Switch } from '@mantine/core';
import type { GameFields } from '../session/editor-records.ts';
import type { SettingsProps } from './settings-props.ts';

type OnOff = { [K in keyof GameFields]: GameFields[K] extends boolean ? K : never }[keyof GameFields];

interface Props extends SettingsProps {
  field: OnOff;
  label: string;
  description?: string;
}

/** A setting that is on or off. */
export function SettingSwitch({ game, disabled, onChange, field, label, description }: Props) {
  return (
    <Switch
      label={label}
      description={description}
      checked={game[field]}
      disabled={disabled}
      data-field={field}
      onChange={(event) => {
        const patch: Partial<GameFields> = {};
        patch[field] = event.currentTarget.checked;
        onChange(patch);
      }}
    />
  );
}
