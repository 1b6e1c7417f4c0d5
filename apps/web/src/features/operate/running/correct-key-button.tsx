import { Button } from '@mantine/core';
import { IconEdit } from '@tabler/icons-react';
import { useState } from 'react';
import type { OperatorAction, OperatorView, QuestionView } from '@qc/contract';
import { dialogOnDemand } from '#platform/on-demand';
import { useTexts } from '#platform/i18n';

const CorrectKeyDialog = dialogOnDemand(
  async () => (await import('./correct-key-dialog.tsx')).CorrectKeyDialog,
  ({ opened }) => opened,
);

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
  const [opened, setOpened] = useState(false);
  return (
    <>
      <Button variant="light" leftSection={<IconEdit size={18} />} mt="md" onClick={() => setOpened(true)}>
        {t.correct}
      </Button>
      <CorrectKeyDialog
        opened={opened}
        question={{
          type: question.type,
          answers: question.answers,
          correct: view.correct,
          solution: view.solution,
        }}
        onKey={(key) => onAction({ do: 'correctKey', slide, key })}
        onClose={() => setOpened(false)}
      />
    </>
  );
}
