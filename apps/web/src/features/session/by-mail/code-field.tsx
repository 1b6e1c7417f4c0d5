import { useTexts } from '#platform/i18n';
import { TextInput, type TextInputProps } from '@mantine/core';

/** Where the secret of a letter is typed by who has no link to press. */
export function CodeField(props: TextInputProps) {
  const t = useTexts('accountCare');
  return (
    <TextInput
      {...props}
      label={t.code}
      description={t.codeHint}
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
