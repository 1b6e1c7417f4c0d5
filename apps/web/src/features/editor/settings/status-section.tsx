import { useTexts } from '#platform/i18n';
import { usePublicSettings } from '#platform/settings';
import { useSessionUser } from '#platform/session';
import { isAdminRole } from '@qc/contract';
import { Alert } from '@mantine/core';
import { IconBan } from '@tabler/icons-react';
import { FormSection } from '../slide-form/form-section.tsx';
import { SettingSwitch } from './setting-switch.tsx';
import type { SettingsProps } from './settings-props.ts';

/** Whether the game may run, and for admins whether everyone may start from it. */
export function StatusSection(props: SettingsProps) {
  const { access, blocked, disabled } = props;
  const t = useTexts('editorLook');
  const user = useSessionUser();
  const isOwner = access === 'owner';
  const isAdmin = user !== null && isAdminRole(user.role);
  const { contact } = usePublicSettings();
  const asked = [contact.name, contact.email, contact.phone].filter((part) => part !== '');
  return (
    <FormSection title={t.status}>
      {blocked && (
        <Alert color="red" icon={<IconBan aria-hidden />} title={t.blockedTitle}>
          {t.blockedText} {!isAdmin && asked.length > 0 && t.blockedContact(asked.join(', '))}
        </Alert>
      )}
      <SettingSwitch
        {...props}
        field="disabled"
        label={t.disabled}
        description={blocked ? t.blockedSwitch : isOwner ? t.disabledHint : t.ownerOnly}
        disabled={disabled || !isOwner || (blocked && !isAdmin)}
      />
      {isAdmin && <SettingSwitch {...props} field="generic" label={t.generic} description={t.genericHint} />}
    </FormSection>
  );
}
