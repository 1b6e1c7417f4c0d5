import { useTexts } from '#platform/i18n';
import { useMediaChooser, usePlaceFile } from '#platform/media-chooser';
import { showTimedMessage } from '#ui/dialogs';
import type { MediaRef, QuestionContent } from '@qc/contract';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { slotTexts } from '../texts/slot-texts.ts';
import { mainSlot, patchOfSlot, slotOf } from './slots.ts';

/** How long a refusal stays, ms. */
const REFUSAL_MS = 5000;

interface Surroundings {
  /** The slide as it is when the upload has ended, which may be much later. */
  current: () => QuestionContent | undefined;
  disabled: boolean;
  onChange: (patch: Partial<QuestionContent>) => void;
}

/** A file on its way to a slot of the slide. */
export interface PlacingFile {
  name: string;
  /** Share of the bytes sent, 0..1. */
  share: number;
}

/**
 * Files pasted or dropped while a slide is open go to the slot under the hand, otherwise to the slide's own picture:
 * uploaded, made to fit, placed, without a dialog. A file dropped beside everything does not take the page away.
 */
export function useSlotFiles(surroundings: Surroundings): PlacingFile | null {
  const t = useTexts(slotTexts);
  const placeFile = usePlaceFile();
  const chooseMedia = useMediaChooser();
  const [placing, setPlacing] = useState<PlacingFile | null>(null);
  const take = async (file: File, target: EventTarget | null) => {
    const { current, onChange } = surroundings;
    const before = current();
    if (!before) return;
    const slot = slotOf(target, before.type) ?? mainSlot(before.type);
    const put = (media: MediaRef) => {
      const now = current();
      const patch = now && patchOfSlot(now, slot.name, media);
      if (patch) onChange(patch);
    };
    setPlacing({ name: file.name, share: 0 });
    const placed = await placeFile(file, {
      only: slot.only,
      onShare: (share) => setPlacing({ name: file.name, share }),
    });
    setPlacing(null);
    if (placed.outcome === 'placed') {
      put(placed.media);
      showTimedMessage({ kind: 'success', title: placed.shrunk ? t.placedSmaller : t.placed });
    } else if (placed.outcome === 'refused')
      showTimedMessage({ kind: 'error', title: t.refused, text: placed.reason, durationMs: REFUSAL_MS });
    else if (placed.outcome === 'asks') {
      const media = await chooseMedia(slot.only === 'image' ? { onlyImage: true } : {});
      if (media) put(media);
    }
  };
  const latest = useRef({ take, disabled: surroundings.disabled });
  useLayoutEffect(() => {
    latest.current = { take, disabled: surroundings.disabled };
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const accept = (event: Event, data: DataTransfer | null) => {
      const [file] = data?.files ?? [];
      if (!file || event.defaultPrevented || isElsewhere(event.target)) return;
      event.preventDefault();
      if (!latest.current.disabled) void latest.current.take(file, event.target);
    };
    document.addEventListener(
      'paste',
      (event) => {
        // Text from a word processor comes with a picture of itself: the text is meant.
        if (event.clipboardData?.getData('text/plain').trim() === '') accept(event, event.clipboardData);
      },
      { signal },
    );
    document.addEventListener(
      'dragover',
      (event) => {
        if (event.defaultPrevented || event.dataTransfer?.types.includes('Files') !== true) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = latest.current.disabled || isElsewhere(event.target) ? 'none' : 'copy';
        markOver(event.target);
      },
      { signal },
    );
    document.addEventListener(
      'drop',
      (event) => {
        markOver(null);
        accept(event, event.dataTransfer);
      },
      { signal },
    );
    document.addEventListener('dragleave', () => markOver(null), { signal });
    return () => stop.abort();
  }, []);
  return placing;
}

/** A dialog has its own ways with files. */
function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=dialog]') !== null;
}

function markOver(target: EventTarget | null): void {
  const slot = target instanceof Element ? target.closest('[data-slot]') : null;
  for (const marked of document.querySelectorAll('[data-over]'))
    if (marked !== slot) marked.removeAttribute('data-over');
  slot?.setAttribute('data-over', '');
}
