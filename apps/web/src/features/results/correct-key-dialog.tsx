import type { Texts } from '@qc/words/en/screens/results/results';
import { type CorrectableQuestion, KeyCorrectionForm } from '#platform/key-correction';
import { useTexts } from '#platform/i18n';
import { Modal } from '@mantine/core';
import type { KeyCorrection, QuestionResult } from '@qc/contract';
import { reportKindOf } from './slides/report-kinds.ts';

/** Puts the right answer of a stored question right: the same form as on the operator's console. */
export function CorrectKeyDialog({
  question,
  busy,
  onSubmit,
  onClose,
}: {
  /** Null: closed. */
  question: QuestionResult | null;
  busy: boolean;
  onSubmit: (key: KeyCorrection) => void;
  onClose: () => void;
}) {
  const t = useTexts('resultChanges');
  const words = useTexts('results');
  return (
    <Modal opened={question !== null} onClose={onClose} title={t.correctTitle}>
      {question && (
        <KeyCorrectionForm question={correctable(question, words)} busy={busy} onSubmit={onSubmit} onCancel={onClose} />
      )}
    </Modal>
  );
}

function correctable(question: QuestionResult, words: Texts): CorrectableQuestion {
  const { answer, right } = reportKindOf(question);
  return {
    type: question.type,
    answers: question.answers.map((_answer, index) => ({ text: answer(question, index, words) })),
    correct: right(question),
    solution: question.solution,
  };
}
