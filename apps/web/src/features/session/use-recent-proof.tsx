import { errorText, isRefusal, useApiMutation } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { Dialog } from '#ui/dialog/dialog';
import { type ReactNode, useState } from 'react';
import { ProofForm } from './proof-form.tsx';
import { useCodeAsked } from './use-code-asked.ts';

/** Failures stay long enough to be read, ms. */
const FAILURE_STAYS_MS = 4000;

type Act = () => Promise<unknown>;

/**
 * For what asks that the password was given lately: `proving` does it, and where it has been too long a dialog asks
 * for the password and goes on. `dialog` has to stand somewhere. Acts keep quiet (`meta.quiet`): failures are told here.
 */
export function useRecentProof(): { proving: (act: Act) => Promise<void>; dialog: ReactNode } {
  const { language } = useLanguage();
  const [waiting, setWaiting] = useState<{ act: Act } | null>(null);
  const proving = async (act: Act) => {
    try {
      await act();
    } catch (error) {
      if (isRefusal(error, 'passwordNeeded')) setWaiting({ act });
      else showTimedMessage({ kind: 'error', title: errorText(error, language), durationMs: FAILURE_STAYS_MS });
    }
  };
  const goOn = (act: Act) => {
    setWaiting(null);
    void proving(act);
  };
  return {
    proving,
    dialog: <ProofDialog act={waiting?.act ?? null} onClose={() => setWaiting(null)} onProved={goOn} />,
  };
}

interface Props {
  /** What is to be done then; null: nothing waits. */
  act: Act | null;
  onClose: () => void;
  onProved: (act: Act) => void;
}

function ProofDialog({ act, onClose, onProved }: Props) {
  const t = useTexts('accountCare');
  const { withCode, hear } = useCodeAsked();
  const prove = useApiMutation('provePassword', { meta: { quiet: true }, onError: hear });
  return (
    <Dialog opened={act !== null} onClose={onClose} onExitTransitionEnd={prove.reset} title={t.proofTitle}>
      {act !== null && (
        <ProofForm
          lead={t.proofLead}
          withCode={withCode}
          confirmLabel={t.goOn}
          error={prove.error}
          pending={prove.isPending}
          onProof={async ({ password, code }) => {
            await prove.mutateAsync({ body: { password, ...(withCode && { code }) } });
            onProved(act);
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}
