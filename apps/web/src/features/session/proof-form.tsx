import { errorText } from '#platform/api';
import { useForm } from '#platform/forms';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { FormButtons } from '#ui/form-buttons';
import { Stack, Text } from '@mantine/core';
import { CurrentPasswordField } from './current-password-field.tsx';
import { OwnCodeField } from './two-step/second-code-field.tsx';
import { secondCodeProblem } from './two-step/second-code-problem.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

const KINDS = { password: 'password' } as const;

interface Props {
  /** What it is for. */
  lead: string;
  /** The code of the second step is asked for too. */
  withCode: boolean;
  confirmLabel: string;
  danger?: boolean;
  error: Error | null;
  pending: boolean;
  /** Fails as the call does: what was refused is said at its field. */
  onProof: (proof: { password: string; code: string }) => Promise<unknown>;
  onCancel: () => void;
}

/** Proves that it is the person and not just an open screen. */
export function ProofForm({ lead, withCode, confirmLabel, danger = false, error, pending, onProof, onCancel }: Props) {
  const t = useTexts('twoStep');
  const { language } = useLanguage();
  const form = useForm({
    initialValues: { password: '', code: '' },
    kinds: KINDS,
    validate: { code: (code) => (withCode ? secondCodeProblem(code, t) : null) },
  });
  const arrival = useFocusOnArrival<HTMLInputElement>();
  return (
    <form
      noValidate
      onSubmit={form.onSubmit((proof) => {
        onProof(proof).catch(form.refuse);
      })}
    >
      <Stack gap="md" mt="md" maw={420}>
        <Text>{lead}</Text>
        {error && <ErrorNotice text={errorText(error, language)} />}
        <CurrentPasswordField {...form.getInputProps('password')} ref={arrival} />
        {withCode && <OwnCodeField {...form.getInputProps('code')} />}
        <FormButtons onCancel={onCancel} submit={confirmLabel} loading={pending} color={danger ? 'red.9' : undefined} />
      </Stack>
    </form>
  );
}
