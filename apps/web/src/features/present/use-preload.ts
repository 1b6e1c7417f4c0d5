import { useEffect } from 'react';
import type { PresenterView } from '@qc/contract';
import { HALL_PICTURE, preloadMedia } from '#features/show';

/** Loads the media of the slide that is being prepared, and says so when they are there. */
export function usePreload(view: PresenterView | null, ready: (visit: number) => void): void {
  const preparing = view?.phase.phase === 'preparing' ? view.phase : null;
  const visit = preparing?.visit;
  const media = preparing?.media;
  useEffect(() => {
    if (visit === undefined || !media) return;
    let gone = false;
    void preloadMedia(media, HALL_PICTURE, true).then(() => {
      if (!gone) ready(visit);
    });
    return () => {
      gone = true;
    };
  }, [visit, media, ready]);
}
