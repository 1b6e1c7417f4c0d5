import { errorText, isRefusal } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { Anchor, Button, Group, Stack, Text, Title } from '@mantine/core';
import type { Credentials } from '@qc/contract';
import { useEffect, useState } from 'react';
import { SecondCodeField } from '../two-step/second-code-field.tsx';
import { secondCodeProblem } from '../two-step/second-code-problem.ts';
import type { FirstStep } from './first-step.ts';
import { useFormCall } from '../use-form-call.ts';

interface Props {
  signIn: (credentials: Credentials) => Promise<unknown>;
  onSignedIn: () => void;
  first: FirstStep;
  onBack: () => void;
}

/** The second step: the app's code, or one of the recovery codes. */
export function CodeStep({ signIn, onSignedIn, first, onBack }: Props) {
  const t = useTexts('twoStep');
  const { language } = useLanguage();
  const [recovery, setRecovery] = useState(false);
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => secondCodeProblem(code, t) },
  });
  const enter = useFormCall(signIn, {
    onDone: onSignedIn,
    onFailed: (error) => {
      form.setFieldValue('code', '');
      // The password was changed meanwhile, say: from the beginning.
      if (isRefusal(error, 'wrongCredentials')) onBack();
      else form.getInputNode('code')?.focus();
    },
  });
  const { getInputNode } = form;
  useEffect(() => getInputNode('code')?.focus(), [recovery, getInputNode]);
  return (
    <form noValidate onSubmit={form.onSubmit(({ code }) => enter.send({ ...first, code }))}>
      <Stack gap="md">
        <div>
          <Title order={2} size="h3">
            {t.stepTitle}
          </Title>
          <Text c="dimmed" mt={4} id="second-step-lead">
            {recovery ? t.stepLeadRecovery : t.stepLead}
          </Text>
        </div>
        {enter.error && <ErrorNotice text={errorText(enter.error, language)} />}
        <SecondCodeField key={String(recovery)} {...form.getInputProps('code')} recovery={recovery} />
        <Button type="submit" size="md" mt="xs" loading={enter.isPending}>
          {t.signIn}
        </Button>
        <Group justify="space-between" gap="sm">
          <Anchor
            component="button"
            type="button"
            underline="always"
            onClick={() => {
              form.reset();
              enter.reset();
              setRecovery(!recovery);
            }}
          >
            {recovery ? t.useApp : t.useRecovery}
          </Anchor>
          <Anchor component="button" type="button" underline="always" onClick={onBack}>
            {t.back}
          </Anchor>
        </Group>
      </Stack>
    </form>
  );
}
