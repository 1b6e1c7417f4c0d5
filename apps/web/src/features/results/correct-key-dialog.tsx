import { KeyCorrectionForm } from '#platform/key-correction';
import { useTexts } from '#platform/i18n';
import { Modal } from '@mantine/core';
import type { KeyCorrection, QuestionResult } from '@qc/contract';
import { answerWords } from './answer-words.ts';

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
    <Modal
      opened={question !== null}
      onClose={onClose}
      title={t.correctTitle}
      closeButtonProps={{ 'aria-label': t.close }}
    >
      {question && (
        <KeyCorrectionForm
          question={{
            type: question.type,
            answers: question.answers.map((_answer, index) => ({ text: answerWords(question, index, words) })),
            // A stored result does not say how many may be picked; a corrected key may have several in any case.
            multiple: question.type === 'trivia',
            correct:
              question.type === 'order'
                ? question.sequence
                : question.answers.flatMap((answer, index) => (answer.correct ? [index] : [])),
            solution: question.solution,
          }}
          busy={busy}
          onSubmit={onSubmit}
          onCancel={onClose}
        />
      )}
    </Modal>
  );
}
