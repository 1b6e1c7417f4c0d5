import { useTexts } from '#platform/i18n';
import { TypedNumber } from '#ui/field/typed-number';
import { deviceOf, PARTICIPANTS_MAX, PRESS_COUNTS, SHOW_RESULTS_AFTER, WINNERS_MAX } from '@qc/contract';
import { SegmentedControl, Switch, Text } from '@mantine/core';
import { gapText } from '../gap-marks.ts';
import { FormSection } from '../slide-form/form-section.tsx';
import classes from '../slide-form/slide-form.module.css';

import type { SettingsProps } from './settings-props.ts';

/** The clock, the right answers, standings, winners, and how many may join. */
export function PlaySection({ game, gaps, disabled, onChange }: SettingsProps) {
  const t = useTexts('editorSettings');
  const look = useTexts('editorLook');
  const rules = useTexts('editorRules');
  return (
    <FormSection title={t.play}>
      <div className={classes.columns}>
        <Switch
          label={t.timer}
          description={t.timerHint}
          checked={game.timer}
          disabled={disabled}
          onChange={(event) => onChange({ timer: event.currentTarget.checked })}
        />
        <Switch
          label={t.showAnswer}
          description={t.showAnswerHint}
          checked={game.showAnswer}
          disabled={disabled}
          onChange={(event) => onChange({ showAnswer: event.currentTarget.checked })}
        />
      </div>
      <div>
        <Text size="sm" fw={500} mb={6} id="show-results-label">
          {t.showResultsAfter}
        </Text>
        <SegmentedControl
          fullWidth
          aria-labelledby="show-results-label"
          value={game.showResultsAfter}
          disabled={disabled}
          data={SHOW_RESULTS_AFTER.map((value) => ({ value, label: t[value] }))}
          onChange={(showResultsAfter) => onChange({ showResultsAfter })}
        />
      </div>
      {deviceOf(game.setting.gameType).readKeys !== null && (
        <div>
          <Text size="sm" fw={500} mb={6} id="press-counts-label">
            {rules.pressCounts}
          </Text>
          <SegmentedControl
            fullWidth
            aria-labelledby="press-counts-label"
            value={game.pressCounts}
            disabled={disabled}
            data={PRESS_COUNTS.map((value) => ({ value, label: rules.presses[value] }))}
            onChange={(pressCounts) => onChange({ pressCounts })}
          />
        </div>
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
      <Switch
        label={look.winnersList}
        checked={game.winnersList}
        disabled={disabled}
        onChange={(event) => onChange({ winnersList: event.currentTarget.checked })}
      />
      <Switch
        label={rules.autoAdvance}
        description={rules.autoAdvanceHint}
        checked={game.autoAdvance}
        disabled={disabled}
        onChange={(event) => onChange({ autoAdvance: event.currentTarget.checked })}
      />
    </FormSection>
  );
}
