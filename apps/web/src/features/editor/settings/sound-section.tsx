import { useTexts } from '#platform/i18n';
import { SOUND_SETS } from '@qc/contract';
import { SegmentedControl, Switch, Text } from '@mantine/core';
import { MediaField } from '../media-field/media-field.tsx';
import { FormSection } from '../slide-form/form-section.tsx';
import classes from '../slide-form/slide-form.module.css';

import type { SettingsProps } from './settings-props.ts';

/** What the big screen plays: a set of sounds, and own music and winners' sound in place of the set's. */
export function SoundSection({ game, disabled, onChange }: SettingsProps) {
  const t = useTexts('editorLook');
  const settings = useTexts('editorSettings');
  const silent = disabled || !game.sound;
  return (
    <FormSection title={t.sounds}>
      <Switch
        label={settings.sound}
        checked={game.sound}
        disabled={disabled}
        onChange={(event) => onChange({ sound: event.currentTarget.checked })}
      />
      <div>
        <Text size="sm" fw={500} mb={6} id="sound-set-label">
          {t.soundSet}
        </Text>
        <SegmentedControl
          fullWidth
          aria-labelledby="sound-set-label"
          value={game.soundSet}
          disabled={silent}
          data={SOUND_SETS.map((value) => ({ value, label: t.soundSets[value] }))}
          onChange={(soundSet) => onChange({ soundSet })}
        />
      </div>
      <div className={classes.columns}>
        <MediaField
          compact
          choice={{ type: 'audio' }}
          label={t.music}
          hint={t.ownSoundHint}
          value={game.music}
          disabled={silent}
          field="music"
          onChange={(music) => onChange({ music })}
        />
        <MediaField
          compact
          choice={{ type: 'audio' }}
          label={t.winnersSound}
          hint={t.ownSoundHint}
          value={game.winnersSound}
          disabled={silent}
          field="winnersSound"
          onChange={(winnersSound) => onChange({ winnersSound })}
        />
      </div>
      <Switch
        label={settings.separateWinnersSounds}
        checked={game.separateWinnersSounds}
        disabled={silent}
        onChange={(event) => onChange({ separateWinnersSounds: event.currentTarget.checked })}
      />
    </FormSection>
  );
}
