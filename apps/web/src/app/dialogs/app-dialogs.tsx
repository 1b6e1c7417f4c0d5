import { useTexts } from '#platform/i18n';
import { cancelDialogs, TimedMessages, useDialogState } from '#ui/dialogs';
import { dialogOnDemand } from '#platform/on-demand';

interface Asked {
  asked: boolean;
  onClose: () => void;
}

const Questions = dialogOnDemand<Asked>(
  async () => (await import('./app-questions.tsx')).AppQuestions,
  ({ asked }) => asked,
);

/** Draws what screens say and ask. The code of questions comes with the first one; where it cannot, the answer is no. */
export function AppDialogs() {
  const { globalError } = useTexts('app');
  const { dialogs } = useDialogState();
  return (
    <>
      <Questions asked={dialogs.length > 0} onClose={cancelDialogs} />
      <TimedMessages globalError={globalError} />
    </>
  );
}
