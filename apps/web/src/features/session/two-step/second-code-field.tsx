import { useTexts } from '#platform/i18n';
import { TextInput, type TextInputProps } from '@mantine/core';

interface Props extends TextInputProps {
  /** A recovery code instead of the app's digits. */
  recovery?: boolean;
}

/** Where the code of the second step is typed: digits, or letters of a recovery code. */
export function SecondCodeField({ recovery = false, ...props }: Props) {
  const t = useTexts('twoStep');
  return (
    <TextInput
      label={recovery ? t.recoveryCode : t.code}
      description={recovery ? t.recoveryCodeHint : t.codeHint}
      dir="ltr"
      inputMode={recovery ? 'text' : 'numeric'}
      autoComplete={recovery ? 'off' : 'one-time-code'}
      autoCapitalize="characters"
      spellCheck={false}
      {...props}
    />
  );
}

/** The same on the account's own forms: a recovery code will do as well. */
export function OwnCodeField(props: TextInputProps) {
  const t = useTexts('twoStep');
  return <SecondCodeField inputMode="text" description={t.recoveryCodeOrApp} {...props} />;
}
