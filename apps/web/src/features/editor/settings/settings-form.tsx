import { useTexts } from '#platform/i18n';
import {
  LONG_TEXT_MAX,
  NAME_MIN,
  PARTICIPANTS_MAX,
  SHORT_TEXT_MAX,
  SHOW_RESULTS_AFTER,
  WINNERS_MAX,
} from '@qc/contract';
import { NumberInput, SegmentedControl, Switch, Text, Textarea, TextInput } from '@mantine/core';
import type { GameFields } from '../editor-records.ts';
import { type GapMark, gapText } from '../gap-marks.ts';
import { FormSection } from '../slide-form/form-section.tsx';
import classes from '../slide-form/slide-form.module.css';
import { editorTexts } from '../texts/editor-texts.ts';
import { settingsTexts } from '../texts/settings-texts.ts';
import { JoiningSection } from './joining-section.tsx';
import { LanguageFields } from './language-fields.tsx';
import { LookSection } from './look-section.tsx';

/** What every section of the settings gets. */
export interface SettingsProps {
  game: GameFields;
  gaps: readonly GapMark[];
  onChange: (patch: Partial<GameFields>) => void;
}

/** Every setting of the game. */
export function SettingsForm(props: SettingsProps) {
  const { game, gaps, onChange } = props;
  const t = useTexts(settingsTexts);
  const frame = useTexts(editorTexts);
  const nameError = game.name.trim().length < NAME_MIN ? t.nameShort : gapText(gaps, 'name');
  const types = { firebase: frame.typePhones, remotes: frame.typeRemotes, dialer: frame.typeDialer };

  return (
    <div className={classes.form}>
      <div className={classes.top}>
        <h2 className={classes.place} tabIndex={-1} data-form-heading>
          {t.title}
        </h2>
        <Text size="sm" c="dimmed">
          {t.gameType}: {types[game.setting.gameType]}
        </Text>
      </div>
      <FormSection title={t.general}>
        <TextInput
          label={t.name}
          required
          value={game.name}
          maxLength={SHORT_TEXT_MAX}
          classNames={{ input: 'qc-user-text' }}
          error={nameError}
          data-field="name"
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <Textarea
          label={t.description}
          description={t.descriptionHint}
          value={game.description}
          maxLength={LONG_TEXT_MAX}
          autosize
          minRows={2}
          maxRows={8}
          classNames={{ input: 'qc-user-text' }}
          data-field="description"
          onChange={(event) => onChange({ description: event.currentTarget.value })}
        />
        <LanguageFields {...props} />
      </FormSection>
      <LookSection {...props} />
      <JoiningSection {...props} />
      <FormSection title={t.play}>
        <div className={classes.columns}>
          <Switch
            label={t.timer}
            description={t.timerHint}
            checked={game.timer}
            onChange={(event) => onChange({ timer: event.currentTarget.checked })}
          />
          <Switch
            label={t.showAnswer}
            description={t.showAnswerHint}
            checked={game.showAnswer}
            onChange={(event) => onChange({ showAnswer: event.currentTarget.checked })}
          />
          <Switch
            label={t.sound}
            checked={game.sound}
            onChange={(event) => onChange({ sound: event.currentTarget.checked })}
          />
          <Switch
            label={t.separateWinnersSounds}
            checked={game.separateWinnersSounds}
            disabled={!game.sound}
            onChange={(event) => onChange({ separateWinnersSounds: event.currentTarget.checked })}
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
            data={SHOW_RESULTS_AFTER.map((value) => ({ value, label: t[value] }))}
            onChange={(showResultsAfter) => onChange({ showResultsAfter })}
          />
        </div>
        <div className={classes.columns}>
          <NumberInput
            label={t.winnersCount}
            size="md"
            value={game.winnersCount}
            min={1}
            max={WINNERS_MAX}
            clampBehavior="blur"
            allowDecimal={false}
            allowNegative={false}
            error={gapText(gaps, 'winnersCount')}
            data-field="winnersCount"
            onChange={(value) => typeof value === 'number' && onChange({ winnersCount: value })}
          />
          <NumberInput
            label={t.maxParticipants}
            description={t.maxParticipantsHint}
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            size="md"
            value={game.maxParticipants}
            min={0}
            max={PARTICIPANTS_MAX}
            clampBehavior="blur"
            allowDecimal={false}
            allowNegative={false}
            thousandSeparator=","
            data-field="maxParticipants"
            onChange={(value) => typeof value === 'number' && onChange({ maxParticipants: value })}
          />
        </div>
      </FormSection>
    </div>
  );
}
