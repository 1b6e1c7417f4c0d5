import { isolate, useTexts } from '#platform/i18n';
import { MediaImage } from '#ui/media-image';
import type { Media } from '@qc/contract';
import { ActionIcon, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconDots, IconMusic, IconPencil, IconTrash, IconVideo } from '@tabler/icons-react';
import classes from './gallery.module.css';
import { texts } from './texts.ts';

interface Props {
  media: Media;
  /** Null: the gallery is only looked at. */
  onChoose: ((media: Media) => void) | null;
  onRename: (media: Media) => void;
  onRemove: (media: Media) => void;
}

/** One file of the gallery with its title, its size in pixels and its actions. */
export function MediaTile({ media, onChoose, onRename, onRemove }: Props) {
  const t = useTexts(texts);
  const title = isolate(media.title);
  const picture = (
    <span className={classes.picture}>
      {media.type === 'image' && (
        <MediaImage media={{ ...media, alt: '' }} sizes="(max-width: 640px) 50vw, 260px" className={classes.image} />
      )}
      {media.type === 'video' && <IconVideo size={40} aria-hidden />}
      {media.type === 'audio' && <IconMusic size={40} aria-hidden />}
    </span>
  );
  return (
    <li className={classes.tile}>
      {onChoose ? (
        <UnstyledButton className={classes.chooser} onClick={() => onChoose(media)} aria-label={t.choose(title)}>
          {picture}
        </UnstyledButton>
      ) : (
        picture
      )}
      <div className={classes.caption}>
        <div className={classes.words}>
          <Text size="sm" fw={550} truncate className={classes.title}>
            <bdi>{media.title}</bdi>
          </Text>
          {media.width > 0 && (
            <Text size="xs" c="dimmed">
              <bdi>
                {media.width}×{media.height}
              </bdi>
            </Text>
          )}
        </div>
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <ActionIcon variant="subtle" color="gray" aria-label={t.actions(title)}>
              <IconDots size={18} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onRename(media)}>
              {t.rename}
            </Menu.Item>
            <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => onRemove(media)}>
              {t.remove}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  );
}
