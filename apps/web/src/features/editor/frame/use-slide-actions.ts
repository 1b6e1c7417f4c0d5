import { errorText } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import type { SlideType } from '@qc/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { EditorSession } from '../editor-session.ts';
import type { SlideActions } from '../slide-list/slide-card.tsx';
import { editorTexts } from '../texts/editor-texts.ts';
import { showUndo } from './undo-toast.tsx';

interface Selection {
  /** Index of the slide in the form; null: the settings are. */
  selected: number | null;
  select: (index: number | null) => void;
}

/** What the list does to slides: choose, add, move, copy, delete with undo; failures are worded, the choice follows the slide. */
export function useSlideActions(session: EditorSession, { selected, select }: Selection) {
  const t = useTexts(editorTexts);
  const { language } = useLanguage();
  const [adding, setAdding] = useState(false);
  const [spoken, setSpoken] = useState('');
  const latest = useRef({ selected, select });
  useEffect(() => {
    latest.current = { selected, select };
  });

  return useMemo(() => {
    const attempt = async (work: () => Promise<void>) => {
      try {
        await work();
      } catch (error) {
        showTimedMessage({ title: errorText(error, language), kind: 'error', durationMs: 3000 });
      }
    };
    const idAt = (index: number) => session.state.slides[index]?.id;
    const actions: SlideActions = {
      select: (index) => latest.current.select(index),
      move: (from, to) => {
        const id = idAt(from);
        if (!id || to < 0 || to >= session.state.slides.length || from === to) return;
        const open = latest.current.selected;
        const openId = open === null ? undefined : idAt(open);
        session.moveSlide(id, to);
        setSpoken(t.dropped(to + 1));
        const now = session.state.slides.findIndex((slide) => slide.id === openId);
        if (now >= 0 && now !== open) latest.current.select(now);
      },
      duplicate: (index) =>
        void attempt(async () => {
          const id = idAt(index);
          if (!id) return;
          await session.duplicateSlide(id);
          setSpoken(t.duplicated(index + 2));
          latest.current.select(index + 1);
        }),
      remove: (index) =>
        void attempt(async () => {
          const id = idAt(index);
          if (!id) return;
          const at = await session.removeSlide(id);
          const left = session.state.slides.length;
          const open = latest.current.selected;
          if (open !== null && open >= at)
            latest.current.select(left === 0 ? null : Math.min(Math.max(0, open === at ? at : open - 1), left - 1));
          setSpoken(t.removed(at + 1));
          showUndo({
            text: t.removed(at + 1),
            label: t.undo,
            closeLabel: t.close,
            onUndo: () =>
              void attempt(async () => {
                await session.restoreSlide(id, at);
                setSpoken(t.restored);
                latest.current.select(at);
              }),
          });
        }),
    };
    const add = (type: SlideType) =>
      void attempt(async () => {
        setAdding(true);
        try {
          const open = latest.current.selected;
          const at = open === null ? session.state.slides.length : open + 1;
          await session.addSlide(type, at);
          latest.current.select(at);
        } finally {
          setAdding(false);
        }
      });
    return { actions, add, adding, spoken };
  }, [session, t, language, adding, spoken]);
}
