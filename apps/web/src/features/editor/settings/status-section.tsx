import { useTexts } from '#platform/i18n';
import { useSessionUser } from '#platform/session';
import { isAdminRole } from '@qc/contract';
import { Switch } from '@mantine/core';
import { FormSection } from '../slide-form/form-section.tsx';
import { lookTexts } from '../texts/look-texts.ts';
import type { SettingsProps } from './settings-form.tsx';

/** Whether the game may run, and for admins whether everyone may start from it. */
export function StatusSection({ game, access, disabled, onChange }: SettingsProps) {
  const t = useTexts(lookTexts);
  const user = useSessionUser();
  const isOwner = access === 'owner';
  const isAdmin = user !== null && isAdminRole(user.role);
  return (
    <FormSection title={t.status}>
      <Switch
        label={t.disabled}
        description={isOwner ? t.disabledHint : t.ownerOnly}
        checked={game.disabled}
        disabled={disabled || !isOwner}
        data-field="disabled"
        onChange={(event) => onChange({ disabled: event.currentTarget.checked })}
      />
      {isAdmin && (
        <Switch
          label={t.generic}
          description={t.genericHint}
          checked={game.generic}
          disabled={disabled}
          onChange={(event) => onChange({ generic: event.currentTarget.checked })}
        />
      )}
    </FormSection>
  );
}
