import { useTexts } from '#platform/i18n';
import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import classes from './password-field.module.css';
import { passwordStrength } from './password-strength.ts';

/** A new password, with a hint of how strong it is while it is typed. */
export function NewPasswordField(props: PasswordInputProps) {
  const t = useTexts('session');
  const password = String(props.value ?? '');
  const strength = passwordStrength(password);
  return (
    <div>
      <PasswordInput
        label={t.password}
        description={props.error ? null : t.passwordHint}
        {...props}
        dir="ltr"
        autoComplete="new-password"
        aria-invalid={Boolean(props.error) || undefined}
        visibilityToggleButtonProps={{ 'aria-label': t.showPassword }}
      />
      <div className={classes.strength} data-strength={strength} data-shown={password !== '' || undefined}>
        <span className={classes.bar} aria-hidden />
        <span className={classes.word} role="status">
          {password === '' ? '' : t.strength[strength]}
        </span>
      </div>
    </div>
  );
}
