import { useTexts } from '#platform/i18n';
import { Choice } from '#ui/field/choice';
import { SCORE_MAX, SLIDE_TIMES, TIME_MAX_S } from '@qc/contract';
import { isTalkedAbout } from '@qc/engine';
import { gapText } from '../gap-marks.ts';
import { kindOf } from '../slides/editor-kinds.ts';
import type { SlideFieldProps } from '../slides/field-props.ts';
import { FormSection } from './form-section.tsx';
import { PresetNumber } from './preset-number.tsx';
import { ReadSeconds } from './read-seconds.tsx';
import { TalkSeconds } from './talk-seconds.tsx';
import classes from './slide-form.module.css';

const SCORES = [0, 500, 1000, 2000] as const;

/** Points for a right answer and the time to give it; on a media slide, how long it stays. */
export function ScoreAndTime({ slide, gaps, disabled, onChange }: SlideFieldProps) {
  const t = useTexts('editorSlide');
  const answers = useTexts('editorAnswers');
  const { asks, time, points } = kindOf(slide);
  const pointsWords = {
    points: { label: t.points, hint: t.pointsHint },
    allPoints: { label: t.points, hint: answers.allPointsHint },
    mostPoints: { label: answers.mostPoints },
  };
  return (
    <FormSection title={points ? t.pointsAndTime : t.timing}>
      <div className={classes.columns}>
        {time && (
          <PresetNumber
            label={t[time.label]}
            value={slide.time}
            max={TIME_MAX_S}
            presets={time.presets}
            presetLabel={(value) => (value === 0 ? t.untilNext : t.seconds(value))}
            suffix={t.secondsUnit}
            error={gapText(gaps, 'time')}
            disabled={disabled}
            field="time"
            onChange={(seconds) => onChange({ time: seconds })}
          />
        )}
        {points && (
          <PresetNumber
            {...pointsWords[points]}
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
        {asks && <ReadSeconds slide={slide} disabled={disabled} onChange={onChange} />}
        {isTalkedAbout(slide) && <TalkSeconds slide={slide} disabled={disabled} onChange={onChange} />}
        {points && (
          <Choice
            label={t.times}
            hint={t.timesHint}
            value={String(slide.times)}
            disabled={disabled}
            data-field="times"
            data={SLIDE_TIMES.map((times) => ({ value: String(times), label: t.timesNames[times] }))}
            onChange={(chosen) => onChange({ times: SLIDE_TIMES.find((times) => String(times) === chosen) ?? 1 })}
          />
        )}
      </div>
    </FormSection>
  );
}
