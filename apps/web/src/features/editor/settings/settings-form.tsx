import { useTexts } from '#platform/i18n';
import { useLineNumbers } from '#platform/start-run';
import { DEVICE_NAMES, deviceName, GAME_DEVICES, GAME_TYPE, LONG_TEXT_MAX, SHORT_TEXT_MAX } from '@qc/contract';
import { SegmentedControl, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { gapText } from '../gap-marks.ts';
import { PlacingNote } from '../placing/placing-note.tsx';
import { patchOfSettingsSlot, settingsSlotsAt } from '../placing/slots.ts';
import { useSlotFiles } from '../placing/use-slot-files.ts';
import { FormSection } from '../slide-form/form-section.tsx';
import { WordsField } from '../slide-form/words-field.tsx';
import classes from '../slide-form/slide-form.module.css';
import { JoiningSection } from './joining-section.tsx';
import { LanguageFields } from './language-fields.tsx';
import { LookSection } from './look-section.tsx';
import { PlaySection } from './play-section.tsx';
import { ScoringSection } from './scoring-section.tsx';
import { ShowSection } from './show-section.tsx';
import { SoundSection } from './sound-section.tsx';
import { StatusSection } from './status-section.tsx';
import type { SettingsProps } from './settings-props.ts';

interface Props extends SettingsProps {
  /** The settings as they are when it is asked. */
  current: () => SettingsProps['game'];
}

/** Every setting of the game. */
export function SettingsForm({ current, ...props }: Props) {
  const { game, gaps, disabled, onChange } = props;
  const t = useTexts('editorSettings');
  const { names, noLine } = useTexts('devices');
  const device = deviceName(game.setting.gameType);
  const numbers = useLineNumbers(GAME_DEVICES[device].needsLine);
  const placing = useSlotFiles({
    disabled,
    slotsAt: (target) => settingsSlotsAt(target, game),
    put: (slot, media) => onChange(patchOfSettingsSlot(slot.name, media, current())),
  });
  const isNarrow = useMediaQuery('(max-width: 36em)') ?? false;
  const nameError = game.name.trim() === '' ? t.nameShort : gapText(gaps, 'name');

  return (
    <div className={classes.form}>
      <div className={classes.top}>
        <h2 className={classes.place} tabIndex={-1} data-form-heading>
          {t.title}
        </h2>
      </div>
      <FormSection title={t.general}>
        <WordsField
          label={t.name}
          required
          value={game.name}
          max={SHORT_TEXT_MAX}
          oneLine
          disabled={disabled}
          error={nameError}
          data-field="name"
          onWords={(name) => onChange({ name })}
        />
        <WordsField
          label={t.description}
          description={t.descriptionHint}
          value={game.description}
          max={LONG_TEXT_MAX}
          minRows={2}
          maxRows={8}
          disabled={disabled}
          data-field="description"
          onWords={(description) => onChange({ description })}
        />
        <LanguageFields {...props} />
        <div>
          <Text size="sm" fw={500} mb={6} id="game-type-label">
            {t.gameType}
          </Text>
          <SegmentedControl
            fullWidth
            orientation={isNarrow ? 'vertical' : 'horizontal'}
            aria-labelledby="game-type-label"
            value={device}
            disabled={disabled}
            data={DEVICE_NAMES.map((value) => ({ value, label: names[value] }))}
            onChange={(chosen) => onChange({ setting: { gameType: GAME_TYPE[chosen] } })}
          />
          <div role="status">
            {GAME_DEVICES[device].needsLine && numbers?.length === 0 && (
              <Text size="sm" mt={6} className={classes.notYet ?? ''}>
                {noLine.hint}
              </Text>
            )}
          </div>
        </div>
      </FormSection>
      <PlacingNote placing={placing} />
      <LookSection {...props} />
      <SoundSection {...props} />
      <JoiningSection {...props} />
      <ShowSection {...props} />
      <PlaySection {...props} />
      <ScoringSection {...props} />
      <StatusSection {...props} />
    </div>
  );
}
