import { dialogOnDemand } from '#platform/on-demand';
import { isHandedHere } from '#platform/hand-over';
import { useTexts } from '#platform/i18n';
import { Button } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';

const BringDialog = dialogOnDemand(
  async () => (await import('./bring-dialog.tsx')).BringDialog,
  ({ opened }) => opened,
);

/** The way in for results of runs without internet. Open at once in a window that was opened with one. */
export function BringResult() {
  const t = useTexts('bringResult');
  const [opened, setOpened] = useState(isHandedHere);
  return (
    <>
      <Button variant="default" leftSection={<IconFileImport size={20} aria-hidden />} onClick={() => setOpened(true)}>
        {t.button}
      </Button>
      <BringDialog opened={opened} onClose={() => setOpened(false)} />
    </>
  );
}
