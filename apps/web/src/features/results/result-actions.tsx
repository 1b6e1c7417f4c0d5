import { useTexts } from '#platform/i18n';
import { askInput, confirm } from '#ui/dialogs';
import { Button } from '@mantine/core';
import type { GameResult } from '@qc/contract';
import { NAME_MIN, SHORT_TEXT_MAX } from '@qc/contract/limits';
import { IconPencil, IconPrinter, IconTable, IconTrash } from '@tabler/icons-react';
import classes from './result-page.module.css';
import type { ResultChanges } from './use-result-changes.ts';

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

/** What can be done with a whole result. */
export function ResultActions({ result, changes }: { result: GameResult; changes: ResultChanges }) {
  const t = useTexts('resultChanges');
  const words = useTexts('results');
  const labels = useTexts('labels');
  const askAndRename = async () => {
    const name = await askInput({
      title: t.renameTitle,
      label: t.renameLabel,
      initial: result.name,
      max: SHORT_TEXT_MAX,
      check: (value) => (value.length < NAME_MIN ? t.nameLength : null),
    });
    if (name !== null && name !== result.name) await changes.rename(name);
  };
  const askAndRemove = async () => {
    const agreed = await confirm({
      title: words.removeTitle,
      text: words.removeText,
      danger: true,
      confirmLabel: labels.remove,
      dismissible: false,
    });
    if (agreed) await changes.remove();
  };
  return (
    <div className={classes.actions}>
      <Button
        leftSection={<IconTable {...icon} />}
        loading={changes.busy === 'downloadExcel'}
        onClick={() => void changes.downloadExcel()}
      >
        {t.excel}
      </Button>
      <Button variant="default" leftSection={<IconPrinter {...icon} />} onClick={() => window.print()}>
        {t.print}
      </Button>
      {result.mine && (
        <>
          <Button
            variant="default"
            leftSection={<IconPencil {...icon} />}
            loading={changes.busy === 'rename'}
            onClick={() => void askAndRename()}
          >
            {t.rename}
          </Button>
          <Button
            variant="default"
            leftSection={<IconTrash {...icon} />}
            loading={changes.busy === 'remove'}
            onClick={() => void askAndRemove()}
          >
            {labels.remove}
          </Button>
        </>
      )}
    </div>
  );
}
