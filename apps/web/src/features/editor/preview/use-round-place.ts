import { useMemo } from 'react';
import type { EditedSlide } from '../session/editor-session.ts';
import { type RoundPlace, roundPlaceOf } from './round-place.ts';

/** Which round the slide in the form begins, the same object until that changes; null: none, or the settings are open. */
export function useRoundPlace(slides: readonly EditedSlide[], selected: number | null): RoundPlace | null {
  const place =
    selected === null
      ? null
      : roundPlaceOf(
          slides.map(({ save }) => save.value),
          selected,
        );
  const { number = 0, of = 0, times = 1 } = place ?? {};
  return useMemo(() => (number === 0 ? null : { number, of, times }), [number, of, times]);
}
