import { useTexts } from '#platform/i18n';
import { ask } from '#platform/asks';
import { usePlaceFile } from '#platform/media-parts';
import { isOnline } from '#platform/online';
import { showTimedMessage } from '#ui/dialogs';
import type { MediaRef } from '@qc/contract';
import { useState } from 'react';
import { choiceOf, type Slot } from './slots.ts';
import { useFileEvents } from './use-file-events.ts';

/** How long a refusal stays, ms. */
const REFUSAL_MS = 5000;

interface Surroundings {
  disabled: boolean;
  /**
   * The slot that files go to, and those after it that are empty; none: they were let go beside every slot, or, `full`,
   * where nothing more has room.
   */
  slotsAt: (target: EventTarget | null) => readonly Slot[] | 'full';
  /** Puts a medium in its slot as it is when the upload has ended, which may be much later. */
  put: (slot: Slot, media: MediaRef) => void;
}

/** A file on its way to its slot. */
export interface PlacingFile {
  name: string;
  /** Share of the bytes sent, 0..1. */
  share: number;
}

/**
 * Files pasted or dropped go to the slot under the hand, further ones to the empty slots after it and then to the
 * gallery: uploaded, made to fit, placed, without a dialog. What became of them is said.
 */
export function useSlotFiles({ disabled, slotsAt, put }: Surroundings): PlacingFile | null {
  const t = useTexts('editorSlots');
  const placeFile = usePlaceFile();
  const [placing, setPlacing] = useState<PlacingFile | null>(null);

  const take = async (files: readonly File[], target: EventTarget | null) => {
    const slots = slotsAt(target);
    if (slots === 'full' || !isOnline()) {
      const text = slots === 'full' ? t.full : t.offline;
      showTimedMessage({ kind: 'error', title: t.refused, text, durationMs: REFUSAL_MS });
      return;
    }
    if (slots.length === 0) {
      showTimedMessage({ kind: 'error', title: t.noSlot, text: t.noSlotText, durationMs: REFUSAL_MS });
      return;
    }
    let placed = 0;
    let kept = 0;
    let shrunk = false;
    let asks: Slot | null = null;
    const refusals: string[] = [];
    let next = 0;
    for (const file of files) {
      const slot = slots[next];
      setPlacing({ name: file.name, share: 0 });
      // In their order, one on its way at a time.
      const result = await placeFile(file, {
        only: slot?.only,
        onShare: (share) => setPlacing({ name: file.name, share }),
      });
      // A slot whose file was not taken is there for the next one.
      if (slot && (result.outcome === 'placed' || result.outcome === 'asks')) next += 1;
      if (result.outcome === 'refused') refusals.push(result.reason);
      else if (result.outcome === 'asks') asks ??= slot ?? null;
      else if (result.outcome === 'placed' && slot) {
        put(slot, result.media);
        placed += 1;
        shrunk ||= result.shrunk;
      } else if (result.outcome === 'placed') kept += 1;
    }
    setPlacing(null);
    if (placed + kept > 0)
      showTimedMessage({
        kind: 'success',
        title: placed > 1 ? t.placedMany(placed) : placed === 0 ? t.kept(kept) : shrunk ? t.placedSmaller : t.placed,
        ...(placed > 0 && kept > 0 ? { text: t.kept(kept), durationMs: REFUSAL_MS } : {}),
      });
    for (const text of new Set(refusals))
      showTimedMessage({ kind: 'error', title: t.refused, text, durationMs: REFUSAL_MS });
    if (asks) {
      const media = await ask('chooseMedia', choiceOf(asks));
      if (media) put(asks, media);
    }
  };
  useFileEvents({ disabled, take: (files, target) => void take(files, target) });
  return placing;
}
