import type { ReadablePaste } from '#platform/pasted-questions';
import { deviceOf, type QuestionId } from '@qc/contract';
import { useEffect, useRef, useState } from 'react';
import type { GapMark } from '../gap-marks.ts';
import { GamePane, TelephoneSection } from '../later-parts.tsx';
import { useIsSpoken } from '../on-telephone/use-is-spoken.ts';
import type { EditedSlide, EditorState } from '../session/editor-session.ts';
import { GamePace } from '../slide-form/read-seconds.tsx';
import { SlideForm } from '../slide-form/slide-form.tsx';
import { kindOf } from '../slides/editor-kinds.ts';
import type { SlideSources } from '../slide-list/add-slide-button.tsx';
import type { OpenEditor } from '../use-editor-session.ts';
import classes from './editor-frame.module.css';

interface Props {
  editor: OpenEditor;
  /** The slide in the form; undefined: the settings are. */
  slide: EditedSlide | undefined;
  number: number;
  gaps: readonly GapMark[];
  wasListed: boolean;
  mayLock: boolean;
  readOnly: boolean;
  adding: boolean;
  sources: SlideSources;
  /** Several questions were pasted into a slide. */
  onReview: (paste: ReadablePaste, from: QuestionId) => void;
}

/** The form in the middle: of a slide, or of the game. */
export function MiddlePane({
  editor,
  slide,
  number,
  gaps,
  wasListed,
  mayLock,
  readOnly,
  adding,
  sources,
  onReview,
}: Props) {
  const { author, session, state } = editor;
  const middle = useRef<HTMLDivElement>(null);
  const inPlace = useGapsInPlace(state, slide?.id, wasListed);
  const { gameType } = state.game.value.setting;
  const isCallIn = deviceOf(gameType).needsLine;
  // The host of any game may let callers in: what was written for them is not hidden.
  const isSpoken = useIsSpoken(slide ? { id: slide.id, content: slide.save.value } : null);
  useEffect(() => {
    middle.current?.scrollTo({ top: 0 });
  }, [slide?.id]);
  return (
    <div className={classes.middle} ref={middle} data-pane="form" data-read-only={readOnly || undefined}>
      {slide ? (
        <GamePace value={state.game.value}>
          <SlideForm
            key={slide.id}
            slide={slide.save.value}
            gameType={gameType}
            number={number}
            gaps={inPlace ? gaps : []}
            readOnly={readOnly}
            mayLock={mayLock}
            lockedByAdmin={slide.lockedByAdmin}
            onChange={(patch, name, was) => author.changeSlide(slide.id, patch, name, was)}
            current={() => session.slide(slide.id)?.state.value}
            onReview={(paste) => onReview(paste, slide.id)}
          >
            {(isCallIn || isSpoken) && (
              <TelephoneSection
                game={state.game.value}
                slide={slide.save.value}
                before={state.slides.slice(0, number - 1).filter(({ save }) => kindOf(save.value).asks).length}
                disabled={slide.save.value.locked || readOnly}
                onChange={(patch) => author.changeSlide(slide.id, patch)}
              />
            )}
          </SlideForm>
        </GamePace>
      ) : (
        <GamePane editor={editor} gaps={gaps} readOnly={readOnly} adding={adding} sources={sources} />
      )}
    </div>
  );
}

/**
 * Whether the open slide shows what it lacks beside its fields. A slide that was just added does not complain before
 * its author has had a chance: only once it was left, or once the list of missing items was opened (`listOpened`).
 */
function useGapsInPlace(state: EditorState, open: QuestionId | undefined, listOpened: boolean): boolean {
  const [known, setKnown] = useState<ReadonlySet<QuestionId>>(() => new Set(state.slides.map((slide) => slide.id)));
  useEffect(() => {
    if (open === undefined) return undefined;
    return () => setKnown((before) => (before.has(open) ? before : new Set([...before, open])));
  }, [open]);
  return listOpened || (open !== undefined && known.has(open));
}
