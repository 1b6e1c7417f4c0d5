import { isolate, useTexts } from '#platform/i18n';
import { FittedImage } from '#ui/picture/fitted-image';
import type { Media } from '@qc/contract';
import { ActionIcon, Menu, Text, UnstyledButton } from '@mantine/core';
import { IconCrop, IconDots, IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { writeClipTime } from './clip-time.ts';
import classes from './gallery.module.css';
import { MediaThumbnail } from './media-thumbnail.tsx';

interface Props {
  media: Media;
  /** Null: the gallery is only looked at. */
  onChoose: ((media: Media) => void) | null;
  onPlay: (media: Media) => void;
  onEdit: (media: Media) => void;
  onRename: (media: Media) => void;
  onRemove: (media: Media) => void;
}

/** One file of the gallery with its title, its size or length, and its actions. */
export function MediaTile({ media, onChoose, onPlay, onEdit, onRename, onRemove }: Props) {
  const t = useTexts('gallery');
  const labels = useTexts('labels');
  const title = isolate(media.title);
  const picture = (
    <span className={classes.picture}>
      {media.type === 'image' ? (
        <FittedImage media={{ ...media, alt: '' }} className={classes.image} />
      ) : (
        <MediaThumbnail media={media} />
      )}
    </span>
  );
  const facts =
    media.durationMs > 0 ? writeClipTime(media.durationMs) : media.width > 0 ? `${media.width}×${media.height}` : '';
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
          {facts !== '' && (
            <Text size="xs" c="dimmed">
              <bdi>{facts}</bdi>
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
            {media.type === 'image' ? (
              <Menu.Item leftSection={<IconCrop size={16} aria-hidden />} onClick={() => onEdit(media)}>
                {t.edit}
              </Menu.Item>
            ) : (
              <Menu.Item leftSection={<IconPlayerPlay size={16} aria-hidden />} onClick={() => onPlay(media)}>
                {t.listen}
              </Menu.Item>
            )}
            <Menu.Item leftSection={<IconPencil size={16} aria-hidden />} onClick={() => onRename(media)}>
              {t.rename}
            </Menu.Item>
            <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden />} onClick={() => onRemove(media)}>
              {labels.remove}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </div>
    </li>
  );
}
