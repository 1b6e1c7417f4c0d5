import { useTexts } from '#platform/i18n';
import { BACKDROPS } from '@qc/contract';
import { Text } from '@mantine/core';
import type { GameFields } from '../session/editor-records.ts';
import { LittleGround } from './little-ground.tsx';
import classes from './settings.module.css';

interface Props {
  game: GameFields;
  disabled: boolean;
  onChange: (patch: Partial<GameFields>) => void;
}

/** The drawn backgrounds in the game's own colours. */
export function BackdropPicker({ game, disabled, onChange }: Props) {
  const t = useTexts('editorLook');
  const { mainColor, secondaryColor } = game;
  return (
    <fieldset className={classes.backdrops} disabled={disabled}>
      <legend className={classes.legend}>
        {t.backdrop}
        {game.backgroundImage && (
          <Text size="xs" c="dimmed" component="span" display="block" fw={400}>
            {t.pictureInstead}
          </Text>
        )}
      </legend>
      {BACKDROPS.map((backdrop) => (
        <button
          key={backdrop}
          type="button"
          className={classes.theme}
          aria-pressed={game.backdrop === backdrop}
          onClick={() => onChange({ backdrop })}
        >
          <LittleGround look={{ mainColor, secondaryColor, backdrop }} />
          <span className={classes.themeName}>{t.backdrops[backdrop]}</span>
        </button>
      ))}
    </fieldset>
  );
}
