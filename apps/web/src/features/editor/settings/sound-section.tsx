import { useTexts } from '#platform/i18n';
import { Choice } from '#ui/field/choice';
import { SOUND_SETS } from '@qc/contract';
import { MediaField } from '../media-field/media-field.tsx';
import { FormSection } from '../slide-form/form-section.tsx';
import classes from '../slide-form/slide-form.module.css';
import { SettingSwitch } from './setting-switch.tsx';
import type { SettingsProps } from './settings-props.ts';

/** What the big screen plays: a set of sounds, and own music and winners' sound in place of the set's. */
export function SoundSection(props: SettingsProps) {
  const { game, disabled, onChange } = props;
  const t = useTexts('editorLook');
  const settings = useTexts('editorSettings');
  const silent = disabled || !game.sound;
  return (
    <FormSection title={t.sounds}>
      <SettingSwitch {...props} field="sound" label={settings.sound} />
      <Choice
        label={t.soundSet}
        value={game.soundSet}
        disabled={silent}
        data={SOUND_SETS.map((value) => ({ value, label: t.soundSets[value] }))}
        onChange={(soundSet) => onChange({ soundSet })}
      />
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
      <SettingSwitch
        {...props}
        field="separateWinnersSounds"
        label={settings.separateWinnersSounds}
        disabled={silent}
      />
    </FormSection>
  );
}
