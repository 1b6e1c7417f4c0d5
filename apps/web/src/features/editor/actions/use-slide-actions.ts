import { isRefusal } from '#platform/api';
import { ask, type ImportedQuestions, type QuestionTarget } from '#platform/asks';
import { useTexts } from '#platform/i18n';
import { type PastedSource, readPaste, type ReadablePaste, sourceOfPaste } from '#platform/pasted-questions';
import { showTimedMessage } from '#ui/dialogs';
import { newQuestion, type QuestionContent, type QuestionId, type SlideType } from '@qc/contract';
import { useCallback, useMemo, useState } from 'react';
import { focusField } from '../frame/focus-field.ts';
import type { Arrival } from '../history/author.ts';
import type { SlideActions } from '../slide-list/slide-actions.ts';
import { kindOf } from '../slides/editor-kinds.ts';
import type { OpenEditor } from '../use-editor-session.ts';
import {
  readClipboard,
  rememberCopied,
  slidesFromText,
  slidesToText,
  withoutForeignParts,
  writeClipboard,
} from './slide-clipboard.ts';
import { showUndo } from './undo-toast.tsx';
import { useTry } from './use-try.ts';
import { isSameValue } from '../session/merge-stale.ts';

/** Where the editor stands, for actions that go somewhere. */
export interface EditorPlace {
  /** The slide in the form; undefined: the settings are. */
  open: QuestionId | undefined;
  /** Shows a slide, or with null the settings. */
  goTo: (id: QuestionId | null) => void;
  undo: () => void;
  /** Ends the choice of several. */
  deselect: () => void;
}

type Source = (target: QuestionTarget) => Promise<ImportedQuestions | null>;

const fromLibrary: Source = (target) => ask('fromLibrary', target);
const fromSheet =
  (pasted?: PastedSource): Source =>
  (target) =>
    ask('fromSheet', { target, pasted });

/** Everything that is done to slides from the list: failures are worded, the form follows, each step can be taken back. */
export function useSlideActions({ session, author, history }: OpenEditor, place: EditorPlace) {
  const { open, goTo, undo, deselect } = place;
  const t = useTexts('editorActions');
  const frame = useTexts('editor');
  const words = useTexts('editorPaste');
  const tryTo = useTry();
  const [adding, setAdding] = useState(false);
  const [spoken, setSpoken] = useState('');

  const placeAfter = useCallback(
    (id: QuestionId | null | undefined) => {
      const at = id ? session.indexOf(id) : -1;
      return at < 0 ? session.state.slides.length : at + 1;
    },
    [session],
  );
  const arrive = useCallback(
    async (contents: readonly QuestionContent[], at: number, action: Arrival) => {
      setAdding(true);
      try {
        const [first] = await author.add(contents, at, action);
        if (first) goTo(first);
        // A new slide wants to be written on.
        if (first && action === 'add') focusField('question');
      } finally {
        setAdding(false);
      }
    },
    [author, goTo],
  );
  const bring = useCallback(
    (source: Source, after = open, from?: QuestionId) =>
      tryTo(async () => {
        const at = placeAfter(after);
        await session.game.flush();
        const imported = await source({ game: session.gameId, setIndex: at });
        if (!imported) return;
        const [first] = author.takeIn(imported.questions, imported.gameVersion, at);
        setSpoken(t.imported(imported.questions.length));
        if (first) goTo(first);
        // The slide they were pasted into was only a place to paste.
        const emptied = from && session.slide(from)?.state.value;
        if (from && emptied && isUntouched(emptied)) await author.remove([from]);
      }),
    [tryTo, author, session, open, goTo, placeAfter, t],
  );
  const reviewPaste = useCallback(
    (readable: ReadablePaste, from?: QuestionId) => bring(fromSheet(sourceOfPaste(readable)), from ?? open, from),
    [bring, open],
  );
  const paste = useCallback(
    (text: string | null, after: QuestionId | null | undefined) => {
      const slides = text === null ? null : slidesFromText(text);
      if (!slides) {
        const found = text === null ? null : readPaste(text);
        if (found?.kind === 'tooMuch') showTimedMessage({ title: words.tooMuch, kind: 'info', durationMs: 4000 });
        else if (found) bring(fromSheet(sourceOfPaste(found)), after ?? undefined);
        return found !== null;
      }
      tryTo(async () => {
        try {
          await arrive(slides, placeAfter(after), 'paste');
          setSpoken(t.pasted(slides.length));
        } catch (error) {
          if (!isRefusal(error, 'invalidInput')) throw error;
          await arrive(withoutForeignParts(slides), placeAfter(after), 'paste');
          showTimedMessage({ title: t.pasted(slides.length), text: t.mediaLeft, kind: 'info', durationMs: 3000 });
        }
      });
      return true;
    },
    [tryTo, arrive, placeAfter, bring, t, words],
  );

  const contentsOf = useCallback(
    (ids: readonly QuestionId[]) =>
      session.state.slides.filter(({ id }) => ids.includes(id)).map(({ save }) => save.value),
    [session],
  );

  const actions = useMemo<SlideActions>(() => {
    const remove = (ids: readonly QuestionId[]) =>
      tryTo(async () => {
        const at = Math.min(...ids.map((id) => session.indexOf(id)));
        await author.remove(ids);
        const { slides } = session.state;
        if (open !== undefined && ids.includes(open)) goTo(slides[Math.min(at, slides.length - 1)]?.id ?? null);
        deselect();
        setSpoken(t.removed(ids.length));
        const step = history.state.undo;
        const hide = showUndo({ text: t.removed(ids.length), label: t.undo, onUndo: undo });
        const stop = history.subscribe(() => {
          // The offer is about this deletion and nothing that was done after it.
          if (history.state.busy || history.state.undo === step) return;
          stop();
          hide();
        });
      });
    const change = (
      ids: readonly QuestionId[],
      patchOf: (slide: QuestionContent) => Partial<QuestionContent> | null,
    ) => {
      const changed = author.changeSlides(ids, patchOf);
      const left = changed < ids.length && contentsOf(ids).some((slide) => slide.locked);
      showTimedMessage({ title: t.changed(changed), kind: 'info', ...(left ? { text: t.lockedLeft } : {}) });
    };
    const copy = async (ids: readonly QuestionId[]) => {
      const written = await writeClipboard(slidesToText(contentsOf(ids)));
      showTimedMessage({
        title: t.copied(ids.length),
        ...(written ? {} : { text: t.clipboardRefused, durationMs: 3000 }),
      });
    };
    const moveTo = (ids: readonly QuestionId[], to: number) => {
      const [first] = ids;
      if (!author.move(ids, to) || first === undefined) return;
      setSpoken(frame.dropped(session.indexOf(first) + 1));
    };
    return {
      open: goTo,
      moveTo,
      moveBy: (ids, step) => {
        const places = ids.map((id) => session.indexOf(id)).filter((at) => at >= 0);
        const first = Math.min(...places);
        moveTo(ids, Math.max(0, first + step));
      },
      duplicate: (ids) =>
        tryTo(async () => {
          const [first] = await author.duplicate(ids);
          if (!first) return;
          deselect();
          setSpoken(frame.duplicated(session.indexOf(first) + 1));
          goTo(first);
        }),
      remove,
      copy: (ids) => void copy(ids),
      cut: (ids) => void copy(ids).then(() => remove(ids)),
      pasteAfter: (id) =>
        void readClipboard().then((text) => {
          if (!paste(text, id)) showTimedMessage({ title: words.nothing, kind: 'info' });
        }),
      setTime: (ids, time) => change(ids, (slide) => (slide.locked || kindOf(slide).time === null ? null : { time })),
      setScore: (ids, score) =>
        change(ids, (slide) => (slide.locked || kindOf(slide).points === null ? null : { score })),
      addLabels: (ids, labels) =>
        change(ids, (slide) =>
          slide.locked ? null : { labels: [...new Set([...slide.labels, ...labels])].slice(0, 20) },
        ),
      turnRound: (id) => {
        change([id], (slide) => (slide.locked ? null : { round: slide.round ? null : { title: '' } }));
        if (!contentsOf([id]).some(({ round, locked }) => round && !locked)) return;
        goTo(id);
        focusField('round');
      },
      setLocked: (ids, locked) => change(ids, (slide) => (slide.locked === locked ? null : { locked })),
    };
  }, [tryTo, author, session, history, open, goTo, undo, deselect, t, frame, words, paste, contentsOf]);

  const add = useMemo(
    () => ({
      add: (type: SlideType) => tryTo(() => arrive([newQuestion(type)], placeAfter(open), 'add')),
      fromLibrary: () => bring(fromLibrary),
      fromExcel: () => bring(fromSheet()),
    }),
    [tryTo, arrive, placeAfter, open, bring],
  );
  const clipboard = {
    textOf: (ids: readonly QuestionId[]) => slidesToText(contentsOf(ids)),
    onCopied: (ids: readonly QuestionId[], cut: boolean) => {
      rememberCopied(slidesToText(contentsOf(ids)));
      if (cut) actions.remove(ids);
      else showTimedMessage({ title: t.copied(ids.length) });
    },
    onPaste: (text: string) => {
      const taken = paste(text, open);
      if (!taken && text.trim() !== '') showTimedMessage({ title: words.nothing, kind: 'info' });
      return taken;
    },
  };
  return { actions, sources: add, clipboard, reviewPaste, adding, spoken, speak: setSpoken };
}

/** Whether nobody has written anything on a slide yet. */
function isUntouched(slide: QuestionContent): boolean {
  return isSameValue(slide, newQuestion(slide.type));
}
