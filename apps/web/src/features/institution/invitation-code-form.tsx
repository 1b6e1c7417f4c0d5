import { useForm } from '#platform/forms';
import { useTexts } from '#platform/i18n';
import { Button, Stack, TextInput } from '@mantine/core';

/** For who has a letter without a link: the code is typed. */
export function InvitationCodeForm({ onCode }: { onCode: (code: string) => void }) {
  const t = useTexts('institution');
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => (code.trim() === '' ? t.codeNeeded : null) },
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ code }) => onCode(code.trim()))}>
      <Stack gap="md">
        <TextInput
          {...form.getInputProps('code')}
          label={t.code}
          description={t.codeHint}
          dir="ltr"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <Button type="submit" size="md">
          {t.show}
        </Button>
      </Stack>
    </form>
  );
}
