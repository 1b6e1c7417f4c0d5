import { useTexts } from '#platform/i18n';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';

/** The password as it is, asked for once more. */
export function CurrentPasswordField(props: PasswordInputProps) {
  const t = useTexts('accountCare');
  return (
    <PasswordInput
      label={t.currentPassword}
      dir="ltr"
      autoComplete="current-password"
      aria-invalid={Boolean(props.error) || undefined}
      visibilityToggleButtonProps={{ 'aria-label': t.showPassword }}
      {...props}
    />
  );
}
