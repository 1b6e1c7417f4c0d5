import { THEME_GROUPS, type Theme, themeOf, THEMES } from '#features/show';
import { useTexts } from '#platform/i18n';
import { Text } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import type { GameFields } from '../session/editor-records.ts';
import { LittleGround } from './little-ground.tsx';
import classes from './settings.module.css';

interface Props {
  game: GameFields;
  disabled: boolean;
  onChange: (patch: Partial<GameFields>) => void;
}

/** Named looks, each as a little stage, by where they are good. */
export function ThemePicker({ game, disabled, onChange }: Props) {
  const t = useTexts('editorLook');
  const id = useId();
  const chosen = themeOf(game);
  const take = ({ mainColor, secondaryColor, backdrop, soundSet }: Theme) =>
    onChange({ mainColor, secondaryColor, backdrop, soundSet });
  return (
    <fieldset className={classes.groups} disabled={disabled}>
      <legend className={classes.legend}>
        {t.themes}
        <Text size="xs" c="dimmed" component="span" display="block" fw={400}>
          {t.themesHint}
        </Text>
      </legend>
      {THEME_GROUPS.map((group) => (
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <Text id={`${id}-${group}`} size="sm" c="dimmed" mb={4}>
            {t.themeGroups[group]}
          </Text>
          <div className={classes.themes}>
            {THEMES.filter((theme) => theme.group === group).map((theme) => (
              <button
                key={theme.key}
                type="button"
                className={classes.theme}
                aria-pressed={chosen?.key === theme.key}
                onClick={() => take(theme)}
              >
                <LittleGround look={theme}>
                  <span className={classes.line} />
                  <span className={classes.bars}>
                    <span />
                    <span />
                    <span />
                  </span>
                  {chosen?.key === theme.key && (
                    <span className={classes.tick}>
                      <IconCheck size={16} stroke={3} />
                    </span>
                  )}
                </LittleGround>
                <span className={classes.themeName}>{t.names[theme.key]}</span>
              </button>
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}
