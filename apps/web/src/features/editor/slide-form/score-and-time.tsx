import { useTexts } from '#platform/i18n';
import { type QuestionContent, SCORE_MAX, TIME_MAX_S } from '@qc/contract';
import { type GapMark, gapText } from '../gap-marks.ts';
import { isGraded } from '../slide-types/change-of-type.ts';

import { FormSection } from './form-section.tsx';
import { PresetNumber } from './preset-number.tsx';
import classes from './slide-form.module.css';

const SCORES = [0, 500, 1000, 2000] as const;
const TIMES = [10, 20, 30, 60] as const;
const STAYS = [0, 5, 10, 20] as const;

interface Props {
  slide: QuestionContent;
  gaps: readonly GapMark[];
  disabled: boolean;
  onChange: (patch: Partial<QuestionContent>) => void;
}

/** Points for a right answer and the time to give it; on a media slide, how long it stays. */
export function ScoreAndTime({ slide, gaps, disabled, onChange }: Props) {
  const t = useTexts('editorSlide');
  const answers = useTexts('editorAnswers');
  const isMedia = slide.type === 'media';
  const graded = isGraded(slide.type);
  const timeLabel = isMedia ? t.stayTime : t.time;
  return (
    <FormSection title={graded ? t.pointsAndTime : t.timing}>
      <div className={classes.columns}>
        <PresetNumber
          label={timeLabel}
          value={slide.time}
          max={TIME_MAX_S}
          presets={isMedia ? STAYS : TIMES}
          presetLabel={(value) => (value === 0 ? t.untilNext : t.seconds(value))}
          suffix={t.secondsUnit}
          error={gapText(gaps, 'time')}
          disabled={disabled}
          field="time"
          onChange={(time) => onChange({ time })}
        />
        {graded && (
          <PresetNumber
            label={slide.type === 'miniGame' ? answers.mostPoints : t.points}
            hint={slide.type === 'miniGame' ? undefined : t.pointsHint}
            value={slide.score}
            max={SCORE_MAX}
            presets={SCORES}
            presetLabel={(value) => (value === 0 ? t.noPoints : value.toLocaleString('en-US'))}
            error={gapText(gaps, 'score')}
            disabled={disabled}
            field="score"
            onChange={(score) => onChange({ score })}
          />
        )}
      </div>
    </FormSection>
  );
}
