import { QrCode } from '#features/show';
import { errorText, useApiMutation } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { FormButtons } from '#ui/form-buttons';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { TwoStepSetup } from '@qc/contract';
import { CopyTextButton } from '#ui/copy-text-button';
import { SecondCodeField } from './second-code-field.tsx';
import { secondCodeProblem } from './second-code-problem.ts';
import classes from './two-step.module.css';
import { useFocusOnArrival } from '../use-focus-on-arrival.ts';

interface Props {
  setup: TwoStepSetup;
  onCodes: (codes: readonly string[]) => void;
  /** The code was refused, or the answer never came. */
  onDoubt: () => void;
  onCancel: () => void;
}

/** The secret as a picture and as text, and the first code, which turns it on. */
export function ScanStep({ setup: { secret, address }, onCodes, onDoubt, onCancel }: Props) {
  const t = useTexts('twoStep');
  const { language } = useLanguage();
  const heading = useFocusOnArrival<HTMLHeadingElement>();
  const form = useForm({
    initialValues: { code: '' },
    validate: { code: (code) => secondCodeProblem(code, t) },
  });
  const confirm = useApiMutation('confirmTwoStep', {
    // Worded above the field.
    meta: { quiet: true },
    onSuccess: ({ codes }) => onCodes(codes),
    onError: () => {
      form.getInputNode('code')?.focus();
      onDoubt();
    },
  });
  return (
    <Stack gap="md" mt="md">
      <Title order={3} ref={heading} tabIndex={-1}>
        {t.scanTitle}
      </Title>
      <div className={classes.scan}>
        <div className={classes.qr}>
          <QrCode address={address} label={t.qr} />
        </div>
        <Stack gap="sm" className={classes.words ?? ''}>
          <Text>{t.scan}</Text>
          <Text>{t.noCamera}</Text>
          <p dir="ltr" className={classes.secret}>
            {inFours(secret)}
          </p>
          <Group gap="sm">
            <CopyTextButton text={secret} label={t.copyKey} copiedLabel={t.copied} />
            <Button component="a" variant="default" href={address} className={classes.onThisDevice ?? ''}>
              {t.openApp}
            </Button>
          </Group>
        </Stack>
      </div>
      <form noValidate onSubmit={form.onSubmit((body) => confirm.mutate({ body }))}>
        <Stack gap="md" maw={420}>
          {confirm.error && <ErrorNotice text={errorText(confirm.error, language)} />}
          <SecondCodeField {...form.getInputProps('code')} label={t.firstCode} description={t.firstCodeHint} />
          <FormButtons onCancel={onCancel} submit={t.confirm} loading={confirm.isPending} />
        </Stack>
      </form>
    </Stack>
  );
}

/** Groups of four are typed with fewer mistakes; apps skip the blanks. */
function inFours(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
