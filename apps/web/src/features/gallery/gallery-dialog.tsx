import type { AnswerProps } from '#platform/asks';
import { useTexts } from '#platform/i18n';
import { Dialog } from '#ui/dialog/dialog';
import type { Media } from '@qc/contract';
import { useState } from 'react';
import { DescribeMedia } from './describe-media.tsx';
import { GalleryPanel } from './gallery-panel.tsx';
import type { ChosenPart } from './media-ref.ts';

/** The gallery as a dialog: choose a file, say which part of it and what it shows, done. */
export function GalleryDialog({ asked, onAnswer, onClose }: AnswerProps<'chooseMedia'>) {
  const t = useTexts('gallery');
  const [chosen, setChosen] = useState<{ media: Media; part: ChosenPart | null } | null>(null);
  const close = () => {
    setChosen(null);
    onClose();
  };
  return (
    <Dialog opened={asked !== null} onClose={close} size={chosen ? 'md' : 880} title={t.title}>
      {chosen ? (
        <DescribeMedia
          media={chosen.media}
          part={chosen.part}
          onBack={() => setChosen(null)}
          onUse={(media) => {
            setChosen(null);
            onAnswer(media);
          }}
        />
      ) : (
        <GalleryPanel
          onChoose={(media, part) => setChosen({ media, part })}
          type={asked?.onlyImage ? 'image' : asked?.type}
          hideButton={asked?.hideButton ?? false}
          order={3}
        />
      )}
    </Dialog>
  );
}
