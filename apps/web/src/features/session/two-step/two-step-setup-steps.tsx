import type { TwoStepSetup } from '@qc/contract';
import { useState } from 'react';
import { useApiMutation } from '#platform/api';
import { useTexts } from '#platform/i18n';
import { ProofForm } from '../proof-form.tsx';
import { ScanStep } from './scan-step.tsx';

interface Props {
  /** It is on already: another app takes the place of the present one, which proves itself first. */
  on: boolean;
  /** The second step is on, and these are its recovery codes. */
  onCodes: (codes: readonly string[]) => void;
  /** The first code was refused, or its answer never came: it may have turned on all the same. */
  onDoubt: () => void;
  onCancel: () => void;
}

/** Turning the second step on: the password, then the picture and the first code. */
export function TwoStepSetupSteps({ on, onCodes, onDoubt, onCancel }: Props) {
  const t = useTexts('twoStep');
  const [setup, setSetup] = useState<TwoStepSetup | null>(null);
  const start = useApiMutation('startTwoStep', {
    // Worded above the fields.
    meta: { quiet: true },
    onSuccess: setSetup,
  });
  if (setup) return <ScanStep setup={setup} onCodes={onCodes} onDoubt={onDoubt} onCancel={onCancel} />;
  return (
    <ProofForm
      lead={on ? t.moveLead : t.passwordFirst}
      withCode={on}
      confirmLabel={t.next}
      error={start.error}
      pending={start.isPending}
      onProof={({ password, code }) => start.mutateAsync({ body: { password, ...(code !== '' && { code }) } })}
      onCancel={onCancel}
    />
  );
}
