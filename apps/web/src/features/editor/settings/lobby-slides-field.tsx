import { ask } from '#platform/asks';
import { useTexts } from '#platform/i18n';
import { LOBBY_CAPTION_MAX, LOBBY_SLIDES_MAX, type LobbySlide } from '@qc/contract';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPhotoPlus } from '@tabler/icons-react';
import { MediaField } from '../media-field/media-field.tsx';
import { WordsField } from '../slide-form/words-field.tsx';
import type { SettingsProps } from './settings-props.ts';
import classes from './lobby-slides-field.module.css';

/** The pictures that turn in the lobby, in their order, each with what stands under it. */
export function LobbySlidesField({ game: { lobbySlides: slides }, disabled, onChange }: SettingsProps) {
  const t = useTexts('editorShow');
  const put = (lobbySlides: LobbySlide[]) => onChange({ lobbySlides });
  const add = async () => {
    const media = await ask('chooseMedia', { onlyImage: true });
    if (media) put([...slides, { media, caption: '' }]);
  };
  const swap = (at: number, slide: LobbySlide, other: number) => {
    const there = slides[other];
    if (there) put(slides.with(at, there).with(other, slide));
  };
  return (
    <fieldset className={classes.field} data-slot={disabled ? undefined : 'lobbySlides'}>
      <Text component="legend" size="sm" fw={500}>
        {t.lobbySlides}
      </Text>
      <Text size="xs" c="dimmed" mb="xs">
        {t.lobbySlidesHint}
      </Text>
      <ol className={classes.list}>
        {slides.map((slide, at) => (
          // The place is the picture: the same one may stand there twice.
          <li key={at} className={classes.slide}>
            <div className={classes.parts}>
              <MediaField
                choice={{ onlyImage: true }}
                label={t.lobbySlide(at + 1)}
                value={slide.media}
                disabled={disabled}
                field={`lobbySlides.${at}`}
                onChange={(media) => put(media ? slides.with(at, { ...slide, media }) : slides.toSpliced(at, 1))}
              />
              <WordsField
                size="sm"
                label={t.lobbyCaption}
                value={slide.caption}
                max={LOBBY_CAPTION_MAX}
                oneLine
                disabled={disabled}
                onWords={(caption) => put(slides.with(at, { ...slide, caption }))}
              />
            </div>
            <div className={classes.moves}>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t.lobbySlideUp(at + 1)}
                disabled={disabled || at === 0}
                onClick={() => swap(at, slide, at - 1)}
              >
                <IconArrowUp size={18} />
              </ActionIcon>
              <ActionIcon
                variant="subtle"
                color="gray"
                size="lg"
                aria-label={t.lobbySlideDown(at + 1)}
                disabled={disabled || at === slides.length - 1}
                onClick={() => swap(at, slide, at + 1)}
              >
                <IconArrowDown size={18} />
              </ActionIcon>
            </div>
          </li>
        ))}
      </ol>
      <Group>
        <Button
          variant="light"
          leftSection={<IconPhotoPlus size={18} aria-hidden />}
          disabled={disabled || slides.length >= LOBBY_SLIDES_MAX}
          onClick={() => void add()}
        >
          {t.addLobbySlide}
        </Button>
      </Group>
    </fieldset>
  );
}
