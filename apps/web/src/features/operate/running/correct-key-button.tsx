import { Button, Modal } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { useState } from 'react';
import type { OperatorAction, OperatorView, QuestionView } from '@qc/contract';
import { KeyCorrectionForm } from '#platform/key-correction';
import { useTexts } from '#platform/i18n';

/** Puts the right answer of the question on screen right, and scores everybody again. */
export function CorrectKeyButton({
  view,
  question,
  slide,
  onAction,
}: {
  view: OperatorView;
  question: QuestionView;
  slide: number;
  onAction: (action: OperatorAction) => void;
}) {
  const t = useTexts('console');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="light" leftSection={<IconEdit size={18} />} mt="md" onClick={() => setOpen(true)}>
        {t.correct}
      </Button>
      <Modal opened={open} onClose={close} title={t.correctTitle}>
        <KeyCorrectionForm
          question={{
            type: question.type,
            answers: question.answers,
            correct: view.correct,
            solution: view.solution,
          }}
          onSubmit={(key) => {
            onAction({ do: 'correctKey', slide, key });
            close();
          }}
          onCancel={close}
        />
      </Modal>
    </>
  );
}
