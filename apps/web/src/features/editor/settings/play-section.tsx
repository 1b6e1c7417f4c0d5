import { useTexts } from '#platform/i18n';
import { Choice } from '#ui/field/choice';
import { TypedNumber } from '#ui/field/typed-number';
import { CALLER_POINTS, deviceOf, PARTICIPANTS_MAX, PRESS_COUNTS, SHOW_RESULTS_AFTER, WINNERS_MAX } from '@qc/contract';
import { gapText } from '../gap-marks.ts';
import { FormSection } from '../slide-form/form-section.tsx';
import classes from '../slide-form/slide-form.module.css';
import { SettingSwitch } from './setting-switch.tsx';
import type { SettingsProps } from './settings-props.ts';

/** The clock, the right answers, standings, winners, and how many may join. */
export function PlaySection(props: SettingsProps) {
  const { game, gaps, disabled, onChange } = props;
  const t = useTexts('editorSettings');
  const look = useTexts('editorLook');
  const rules = useTexts('editorRules');
  const device = deviceOf(game.setting.gameType);
  return (
    <FormSection title={t.play}>
      <div className={classes.columns}>
        <SettingSwitch {...props} field="timer" label={t.timer} description={t.timerHint} />
        <SettingSwitch {...props} field="showAnswer" label={t.showAnswer} description={t.showAnswerHint} />
      </div>
      <Choice
        label={t.showResultsAfter}
        {...(game.showResultsAfter === 'round' ? { hint: t.roundResultsHint } : {})}
        value={game.showResultsAfter}
        disabled={disabled}
        data={SHOW_RESULTS_AFTER.map((value) => ({ value, label: t[value] }))}
        onChange={(showResultsAfter) => onChange({ showResultsAfter })}
      />
      {device.readKeys !== null && !device.needsLine && (
        <Choice
          label={rules.pressCounts}
          hint={rules.pressCountsHint}
          value={game.pressCounts}
          disabled={disabled}
          data={PRESS_COUNTS.map((value) => ({ value, label: rules.presses[value] }))}
          onChange={(pressCounts) => onChange({ pressCounts })}
        />
      )}
      {device.needsLine && (
        <Choice
          label={rules.callerPoints}
          hint={rules.callerPointsHint}
          value={game.callerPoints}
          disabled={disabled}
          data={CALLER_POINTS.map((value) => ({ value, label: rules.callersScore[value] }))}
          onChange={(callerPoints) => onChange({ callerPoints })}
        />
      )}
      <div className={classes.columns}>
        <TypedNumber
          label={t.winnersCount}
          size="md"
          value={game.winnersCount}
          min={1}
          max={WINNERS_MAX}
          clampBehavior="blur"
          allowDecimal={false}
          allowNegative={false}
          disabled={disabled}
          error={gapText(gaps, 'winnersCount')}
          data-field="winnersCount"
          onNumber={(winnersCount) => onChange({ winnersCount })}
        />
        <TypedNumber
          label={t.maxParticipants}
          description={t.maxParticipantsHint}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          size="md"
          value={game.maxParticipants}
          empty={0}
          min={0}
          max={PARTICIPANTS_MAX}
          clampBehavior="blur"
          allowDecimal={false}
          allowNegative={false}
          thousandSeparator=","
          disabled={disabled}
          data-field="maxParticipants"
          onNumber={(maxParticipants) => onChange({ maxParticipants })}
        />
      </div>
      <SettingSwitch {...props} field="winnersList" label={look.winnersList} />
      <SettingSwitch {...props} field="autoAdvance" label={rules.autoAdvance} description={rules.autoAdvanceHint} />
    </FormSection>
  );
}
