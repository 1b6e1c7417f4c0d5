import { useAnswerLetter } from '#features/show';
import { useTexts } from '#platform/i18n';
import { Text, UnstyledButton } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import type { GapMark } from '../gap-marks.ts';
import classes from './editor-frame.module.css';

/** Everything that is missing before the game can run; each line leads to its field. */
export function GapList({ gaps, onJump }: { gaps: readonly GapMark[]; onJump: (gap: GapMark) => void }) {
  const t = useTexts('editor');
  const slide = useTexts('editorSlide');
  const letterOf = useAnswerLetter();
  if (gaps.length === 0) {
    return (
      <Text className={classes.ready} size="sm">
        <IconCircleCheck size={18} aria-hidden /> {t.nothingMissing}
      </Text>
    );
  }
  return (
    <div>
      <Text size="sm" c="dimmed" mb={8}>
        {t.missingHint}
      </Text>
      <ul className={classes.gaps}>
        {gaps.map((gap) => (
          <li key={`${gap.slide} ${gap.field} ${gap.text}`}>
            <UnstyledButton className={classes.gapLine} onClick={() => onJump(gap)}>
              <IconAlertCircle size={18} aria-hidden />
              <span>
                <strong>
                  {gap.slide === null ? t.settings : t.slideNumber(gap.slide + 1)}
                  {gap.answer !== null && ` · ${slide.answer(letterOf(gap.answer))}`}
                </strong>
                <span className={classes.gapText}>{gap.text}</span>
                {gap.field === 'type' && <span className={classes.gapWay}>{slide.changeType}</span>}
              </span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
