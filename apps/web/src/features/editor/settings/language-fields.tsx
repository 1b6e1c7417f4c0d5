import { directionOf } from '@qc/words';
import { useTexts } from '#platform/i18n';
import { DIRECTIONS, LANGUAGES } from '@qc/contract';
import { SegmentedControl, Text } from '@mantine/core';
import classes from '../slide-form/slide-form.module.css';

import type { SettingsProps } from './settings-props.ts';

/** The game's language, and the direction that follows it unless it is said otherwise. */
export function LanguageFields({ game, disabled, onChange }: SettingsProps) {
  const t = useTexts('editorSettings');
  return (
    <div className={classes.columns}>
      <div>
        <Text size="sm" fw={500} id="game-language-label">
          {t.language}
        </Text>
        <Text size="xs" c="dimmed" mb={6}>
          {t.languageHint}
        </Text>
        <SegmentedControl
          fullWidth
          disabled={disabled}
          aria-labelledby="game-language-label"
          value={game.language}
          data={LANGUAGES.map((value) => ({ value, label: t[value] }))}
          onChange={(language) => onChange({ language, direction: directionOf(language) })}
        />
      </div>
      <div>
        <Text size="sm" fw={500} id="game-direction-label">
          {t.direction}
        </Text>
        <Text size="xs" c="dimmed" mb={6} aria-hidden>
          &nbsp;
        </Text>
        <SegmentedControl
          fullWidth
          disabled={disabled}
          aria-labelledby="game-direction-label"
          value={game.direction}
          data={DIRECTIONS.map((value) => ({ value, label: t[value] }))}
          onChange={(direction) => onChange({ direction })}
        />
      </div>
    </div>
  );
}
