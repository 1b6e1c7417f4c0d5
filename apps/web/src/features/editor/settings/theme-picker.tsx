import { Backdrop, Stage } from '#features/show';
import { useTexts } from '#platform/i18n';
import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { GameFields } from '../session/editor-records.ts';
import { type Theme, themeOf, THEMES } from './themes.ts';
import classes from './settings.module.css';

interface Props {
  game: GameFields;
  disabled: boolean;
  onChange: (patch: Partial<GameFields>) => void;
}

/** Named looks, each as a little stage. */
export function ThemePicker({ game, disabled, onChange }: Props) {
  const t = useTexts('editorLook');
  const chosen = themeOf(game);
  const take = ({ mainColor, secondaryColor, backdrop, soundSet }: Theme) =>
    onChange({ mainColor, secondaryColor, backdrop, soundSet });
  return (
    <fieldset className={classes.themes} disabled={disabled}>
      <legend className={classes.legend}>
        {t.themes}
        <Text size="xs" c="dimmed" component="span" display="block" fw={400}>
          {t.themesHint}
        </Text>
      </legend>
      {THEMES.map((theme) => (
        <button
          key={theme.key}
          type="button"
          className={classes.theme}
          aria-pressed={chosen?.key === theme.key}
          onClick={() => take(theme)}
        >
          <span className={classes.stage} aria-hidden="true">
            <LittleStage theme={theme} game={game} />
            {chosen?.key === theme.key && (
              <span className={classes.tick}>
                <IconCheck size={16} stroke={3} />
              </span>
            )}
          </span>
          <span className={classes.themeName}>{t.names[theme.key]}</span>
        </button>
      ))}
    </fieldset>
  );
}

function LittleStage({ theme, game }: { theme: Theme; game: GameFields }) {
  const { language, direction } = game;
  const { mainColor, secondaryColor, backdrop } = theme;
  return (
    <Stage
      room={{ language, direction, mainColor, secondaryColor, backgroundImage: null }}
      backdrop={<Backdrop name={backdrop} />}
    >
      <span className={classes.line} />
      <span className={classes.bars}>
        <span style={{ background: secondaryColor }} />
        <span />
        <span />
      </span>
    </Stage>
  );
}
