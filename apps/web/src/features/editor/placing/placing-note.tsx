import { formatPercent, isolate, useLanguage, useTexts } from '#platform/i18n';
import { Progress, Text } from '@mantine/core';
import classes from '../paste/paste.module.css';
import type { PlacingFile } from './use-slot-files.ts';

/** How far a pasted or dropped file is on its way to its slot. */
export function PlacingNote({ placing }: { placing: PlacingFile | null }) {
  const t = useTexts('editorSlots');
  const { language } = useLanguage();
  return (
    <div role="status" className={classes.placingNow}>
      {placing && (
        <div className={classes.placing}>
          <Text size="sm" fw={550}>
            {t.placing(isolate(placing.name))}
          </Text>
          <Progress value={placing.share * 100} aria-label={formatPercent(language, placing.share)} mt={6} />
        </div>
      )}
    </div>
  );
}
