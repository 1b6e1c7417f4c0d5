import { directionOf } from '@qc/words';
import { useTexts } from '#platform/i18n';
import { Choice } from '#ui/field/choice';
import { DIRECTIONS, LANGUAGES } from '@qc/contract';
import classes from '../slide-form/slide-form.module.css';
import type { SettingsProps } from './settings-props.ts';

/** The game's language, and the direction that follows it unless it is said otherwise. */
export function LanguageFields({ game, disabled, onChange }: SettingsProps) {
  const t = useTexts('editorSettings');
  return (
    <div className={classes.columns}>
      <Choice
        label={t.language}
        hint={t.languageHint}
        disabled={disabled}
        value={game.language}
        data={LANGUAGES.map((value) => ({ value, label: t[value] }))}
        onChange={(language) => onChange({ language, direction: directionOf(language) })}
      />
      <Choice
        label={t.direction}
        hint={<span aria-hidden>&nbsp;</span>}
        disabled={disabled}
        value={game.direction}
        data={DIRECTIONS.map((value) => ({ value, label: t[value] }))}
        onChange={(direction) => onChange({ direction })}
      />
    </div>
  );
}
