import { MediaPlayer } from '#features/show';
import { useLanguage } from '#platform/i18n';
import { useTopmost } from '#ui/dialog/topmost';
import type { Media } from '@qc/contract';
import { Modal } from '@mantine/core';
import classes from './gallery.module.css';
import { newMediaRef } from './media-ref.ts';

/** Plays a film or sound of the gallery; null: closed. */
export function PlayDialog({ media, onClose }: { media: Media | null; onClose: () => void }) {
  const topmost = useTopmost(media !== null);
  const { language } = useLanguage();
  return (
    <Modal
      opened={media !== null}
      closeOnEscape={topmost}
      onClose={onClose}
      size="lg"
      title={<bdi>{media?.title}</bdi>}
    >
      {media && (
        <div className={classes.trimScreen}>
          <MediaPlayer media={newMediaRef(media, null)} language={language} />
        </div>
      )}
    </Modal>
  );
}
