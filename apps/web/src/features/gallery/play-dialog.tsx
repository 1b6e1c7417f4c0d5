import { MediaPlayer } from '#features/show';
import { useLanguage } from '#platform/i18n';
import { Dialog } from '#ui/dialog/dialog';
import type { Media } from '@qc/contract';
import classes from './gallery.module.css';
import { newMediaRef } from './media-ref.ts';

/** Plays a film or sound of the gallery; null: closed. */
export function PlayDialog({ media, onClose }: { media: Media | null; onClose: () => void }) {
  const { language } = useLanguage();
  return (
    <Dialog opened={media !== null} onClose={onClose} size="lg" title={<bdi>{media?.title}</bdi>}>
      {media && (
        <div className={classes.trimScreen}>
          <MediaPlayer media={newMediaRef(media, null)} language={language} />
        </div>
      )}
    </Dialog>
  );
}
