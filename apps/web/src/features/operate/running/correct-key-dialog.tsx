import type { KeyCorrection } from '@qc/contract';
import { type CorrectableQuestion, KeyCorrectionForm } from '#platform/key-correction';
import { useTexts } from '#platform/i18n';
import { Dialog } from '#ui/dialog/dialog';

interface Props {
  opened: boolean;
  question: CorrectableQuestion;
  onKey: (key: KeyCorrection) => void;
  onClose: () => void;
}

/** Asks what the right answer of the question on screen is. */
export function CorrectKeyDialog({ opened, question, onKey, onClose }: Props) {
  const t = useTexts('console');
  return (
    <Dialog opened={opened} onClose={onClose} title={t.correctTitle}>
      <KeyCorrectionForm
        question={question}
        onSubmit={(key) => {
          onKey(key);
          onClose();
        }}
        onCancel={onClose}
      />
    </Dialog>
  );
}
