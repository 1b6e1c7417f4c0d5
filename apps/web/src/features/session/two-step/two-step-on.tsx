import { isRefusal, useApiMutation } from '#platform/api';
import { formatDate, useTexts } from '#platform/i18n';
import { Alert, Button, Group, Text } from '@mantine/core';
import type { TwoStepState } from '@qc/contract';
import { IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { ProofForm } from '../proof-form.tsx';
import classes from './two-step.module.css';

/** From here on a person is warned that the recovery codes run out. */
const FEW_CODES = 2;

interface Props {
  state: TwoStepState;
  /** Recovery codes were made whose answer never came here. */
  unseen: boolean;
  onUnseen: () => void;
  onCodes: (codes: readonly string[]) => void;
  onMove: () => void;
  onOff: () => void;
}

/** The second step while it is on: since when, how many recovery codes are left, and what can be changed. */
export function TwoStepOn({ state, unseen, onUnseen, onCodes, onMove, onOff }: Props) {
  const t = useTexts('twoStep');
  const [doing, setDoing] = useState<'renew' | 'off' | null>(null);
  const quiet = { meta: { quiet: true } };
  const renew = useApiMutation('renewRecoveryCodes', {
    ...quiet,
    onSuccess: ({ codes }) => onCodes(codes),
    onError: (error) => {
      if (isRefusal(error, 'unreachable') || isRefusal(error, 'offline')) onUnseen();
    },
  });
  const off = useApiMutation('disableTwoStep', { ...quiet, onSuccess: onOff });
  const cancel = () => {
    setDoing(null);
    renew.reset();
    off.reset();
  };
  if (doing !== null) {
    const act = doing === 'renew' ? renew : off;
    return (
      <ProofForm
        key={doing}
        lead={doing === 'renew' ? t.renewLead : t.turnOffLead}
        withCode
        confirmLabel={doing === 'renew' ? t.renew : t.turnOff}
        danger={doing === 'off'}
        error={act.error}
        pending={act.isPending}
        onProof={(body) => act.mutateAsync({ body })}
        onCancel={cancel}
      />
    );
  }
  return (
    <>
      <Group gap="sm" mt="md" wrap="nowrap" align="flex-start">
        <IconShieldCheck size={28} aria-hidden className={classes.shield} />
        <div>
          <Text fw={600}>{t.onTitle}</Text>
          <Text size="sm" c="dimmed">
            {state.since !== null && `${t.onSince(formatDate(state.since))} · `}
            {t.codesLeft(state.recoveryCodesLeft)}
          </Text>
        </div>
      </Group>
      {(unseen || state.recoveryCodesLeft <= FEW_CODES) && (
        <Alert role="note" color="orange" variant="light" c="var(--qc-ink)" mt="md">
          {unseen ? t.unseenCodes : t.fewCodes}
        </Alert>
      )}
      <Group gap="sm" mt="md">
        <Button variant="default" onClick={() => setDoing('renew')}>
          {t.renew}
        </Button>
        <Button variant="default" onClick={onMove}>
          {t.move}
        </Button>
        {!state.required && (
          <Button variant="outline" color="red.9" onClick={() => setDoing('off')}>
            {t.turnOff}
          </Button>
        )}
      </Group>
      {state.required && (
        <Text size="sm" c="dimmed" mt="md">
          {t.required}
        </Text>
      )}
    </>
  );
}
