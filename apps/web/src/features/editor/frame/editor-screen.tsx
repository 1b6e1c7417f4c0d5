import { AnswerLetters } from '#features/show';
import { useTexts } from '#platform/i18n';
import { useOnline } from '#platform/online';
import { useSessionUser } from '#platform/session';
import { deviceOf, isAdminRole, type QuestionId } from '@qc/contract';
import { lettersOf } from '@qc/words';
import { Alert, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { useClipboardKeys } from '../actions/use-clipboard-keys.ts';
import { useHistory } from '../actions/use-history.ts';
import { useSlideActions } from '../actions/use-slide-actions.ts';
import { type GapMark, gapsOfSlide } from '../gap-marks.ts';
import {
  ConflictDialog,
  PREVIEW_WAITS,
  PreviewPane,
  RehearsalDialog,
  ShortcutsHelp,
  WITH_PREVIEW,
} from '../later-parts.tsx';
import { SlideList } from '../slide-list/slide-list.tsx';
import { useSlideSelection } from '../slide-list/slide-selection.ts';
import { GameDirection } from '../slide-form/words-field.tsx';

import { ChangeNote } from '../together/change-note.tsx';
import { useLastChange } from '../together/use-last-change.ts';
import { useOthersChanges } from '../together/use-others-changes.ts';
import type { OpenEditor } from '../use-editor-session.ts';
import { useRoundPlace } from '../preview/use-round-place.ts';
import { EditorBar } from './editor-bar.tsx';
import classes from './editor-frame.module.css';
import { firstConflict } from './first-conflict.ts';
import { focusField } from './focus-field.ts';
import { MiddlePane } from './middle-pane.tsx';
import { focusPane, goToPane } from './panes.ts';
import { RescueNotes } from './rescue-notes.tsx';
import { useFieldContext } from './use-field-context.ts';
import { useGaps } from './use-gaps.ts';
import { useShortcuts } from './use-shortcuts.ts';
import { useSlideLook } from './use-slide-look.ts';

interface Props {
  editor: OpenEditor;
  /** Index of the slide in the form; null: the settings are. */
  selected: number | null;
  starting: boolean;
  onSelect: (index: number | null) => void;
  onBack: () => void;
  /** Called only when nothing is missing. */
  onRun: () => void;
  /** Called only when nothing is missing. */
  onPupil: () => void;
}

/** An address with it opens the game with a call rehearsal; lists of games link to it. */
const REHEARSAL_HASH = '#rehearsal';

type Tab = 'slides' | 'edit' | 'preview';

/** The editor: list of slides, form, preview; side by side on a desk, one at a time on a phone. */
export function EditorScreen({ editor, selected, starting, onSelect, onBack, onRun, onPupil }: Props) {
  const { session, state, status, access, sharedBy } = editor;
  const t = useTexts('editor');
  const frame = useTexts('editorFrame');
  const { gaps, counts, settingsCount } = useGaps(state);
  const [gapsOpen, setGapsOpen] = useState(false);
  const [wasListed, setWasListed] = useState(false);
  const [helpOpen, setHelpOpen] = useState(false);
  const [addOpen, setAddOpen] = useState(false);
  const [rehearsing, setRehearsing] = useState(() => location.hash === REHEARSAL_HASH);
  const [tab, setTab] = useState<Tab>('edit');
  const online = useOnline();
  // On a tablet the list stands beside the form; only a phone needs a tab for it.
  const narrow = useMediaQuery('(max-width: 767px)');
  const previewed = usePreviewed(tab === 'preview');
  const user = useSessionUser();
  const readOnly = access === 'runner';
  const others = useOthersChanges(editor);
  const conflict = firstConflict(editor, t);
  const conflictBy = useLastChange(editor, conflict);
  const order = state.game.value.questions;
  const slide = selected === null ? undefined : state.slides[selected];
  const openId = useOpenSlide(slide?.id, order, onSelect);
  const selection = useSlideSelection(order);
  const context = useFieldContext(state.slides);
  const look = useSlideLook(state.game.value);

  const goTo = useCallback(
    (id: QuestionId | null) => {
      setTab('edit');
      onSelect(id === null ? null : session.indexOf(id));
    },
    [session, onSelect],
  );
  const speakRef = useRef<(words: string) => void>(() => undefined);
  const history = useHistory(
    editor,
    useCallback(
      (id, words) => {
        if (id) goTo(id);
        speakRef.current(words);
      },
      [goTo],
    ),
  );
  const { actions, sources, clipboard, reviewPaste, adding, spoken, speak } = useSlideActions(editor, {
    open: openId,
    goTo,
    undo: history.undo,
    deselect: selection.clear,
  });
  useEffect(() => {
    speakRef.current = speak;
  });

  const openGaps = useCallback((open: boolean) => {
    setGapsOpen(open);
    if (open) setWasListed(true);
  }, []);
  /** The field to go to once its slide is there. */
  const sought = useRef<string | null>(null);
  const jump = (gap: GapMark) => {
    setGapsOpen(false);
    setTab('edit');
    const slide = gap.field === 'questions' ? null : gap.slide;
    onSelect(slide);
    if (slide === selected) focusField(gap.field);
    else sought.current = gap.field;
  };
  useEffect(() => {
    // The form of another slide is drawn when the address has changed, which takes a while.
    if (sought.current !== null) focusField(sought.current);
    sought.current = null;
  }, [selected]);
  const run = (start: () => void) => {
    if (gaps.length > 0) openGaps(true);
    else if (!state.game.value.disabled) start();
  };
  const whole = useCallback(() => {
    const { game, slides } = session.state;
    return { game: game.value, slides: slides.map(({ save }) => save.value) };
  }, [session]);
  const enterForm = useCallback(() => {
    setTab('edit');
    focusPane('form');
  }, []);
  const toSettings = useCallback(() => goTo(null), [goTo]);
  useShortcuts({
    undo: history.undo,
    redo: history.redo,
    help: () => setHelpOpen(true),
    add: () => {
      if (readOnly || !online) return;
      if (narrow) setTab('slides');
      setAddOpen(true);
    },
    missing: () => openGaps(gaps.length > 0),
    pane: goToPane,
    slide: (step) => {
      const next = order[Math.max(0, Math.min(order.length - 1, (selected ?? -1) + step))];
      if (next) goTo(next);
    },
    leaveForm: () => {
      const inForm = document.activeElement?.closest('[data-pane=form]');
      if (inForm) focusPane('list');
      return Boolean(inForm);
    },
  });
  useClipboardKeys({
    ...clipboard,
    meant: selection.ids.size > 0 ? [...selection.ids] : openId ? [openId] : [],
    onCopied: (ids, cut) => clipboard.onCopied(ids, cut && !readOnly),
    onPaste: (text) => !readOnly && clipboard.onPaste(text),
  });

  const round = useRoundPlace(state.slides, selected);
  const { setting, direction } = state.game.value;
  const { keys } = deviceOf(setting.gameType);
  const onKeys = {
    ...(keys === 'latin' && { latinKeys: true as const }),
    ...(keys === 'digits' && { digitKeys: true as const }),
  };
  const isAdmin = user !== null && isAdminRole(user.role);
  const mayLock = slide !== undefined && (isAdmin || (slide.createdBy === user?._id && !slide.lockedByAdmin));
  return (
    <GameDirection value={direction}>
      <AnswerLetters {...lettersOf(onKeys, state.game.value)}>
        <div className={classes.editor}>
          <div data-pane="bar" className={classes.top}>
            <EditorBar
              editor={editor}
              history={history}
              gaps={gaps}
              gapsOpen={gapsOpen}
              starting={starting}
              onGapsOpen={openGaps}
              onJump={jump}
              onBack={onBack}
              onHelp={() => setHelpOpen(true)}
              onRun={() => run(onRun)}
              onPupil={() => run(onPupil)}
              onRehearse={() => setRehearsing(true)}
            />
            {!status.draftKept && (
              <Alert color="red" m="sm" role="alert">
                {t.storageFull}
              </Alert>
            )}
            {readOnly && (
              <Alert color="gray" m="sm">
                {sharedBy ? frame.readOnlyText(sharedBy) : frame.readOnlyNobody}
              </Alert>
            )}
            <RescueNotes editor={editor} context={context} />
            <ChangeNote news={others.news} order={order} onShow={goTo} onClose={others.close} />
            <section className={classes.tabs} aria-label={frame.jumpTo}>
              <SegmentedControl
                fullWidth
                aria-label={t.edit}
                value={narrow || tab !== 'slides' ? tab : 'edit'}
                data={[
                  ...(narrow ? [{ value: 'slides' as const, label: t.slides }] : []),
                  { value: 'edit', label: t.edit },
                  { value: 'preview', label: t.preview },
                ]}
                onChange={setTab}
              />
            </section>
          </div>
          <main id="main" tabIndex={-1} className={classes.panes} data-tab={tab}>
            <nav className={classes.side} aria-label={t.slides} data-pane="list">
              <SlideList
                slides={state.slides}
                order={order}
                open={openId}
                gameType={state.game.value.setting.gameType}
                look={look}
                selection={selection}
                slideGaps={counts}
                settingsGaps={settingsCount}
                adding={adding}
                readOnly={readOnly}
                actions={actions}
                sources={sources}
                addOpened={addOpen}
                onAddOpened={setAddOpen}
                onSettings={toSettings}
                enterForm={enterForm}
              />
            </nav>
            <MiddlePane
              editor={editor}
              slide={slide}
              number={(selected ?? 0) + 1}
              gaps={gapsOfSlide(gaps, slide ? selected : null)}
              wasListed={wasListed}
              mayLock={mayLock}
              readOnly={readOnly}
              adding={adding}
              sources={sources}
              onReview={reviewPaste}
            />
            <aside className={classes.preview} aria-label={t.preview} data-pane="preview" tabIndex={-1}>
              {/* It comes after the form, which must not vanish while the words of the game's language come. */}
              <Suspense fallback={PREVIEW_WAITS}>
                {previewed && (
                  <PreviewPane
                    game={state.game.value}
                    slideCount={state.slides.length}
                    slide={slide?.save.value ?? null}
                    index={selected ?? 0}
                    round={round}
                    whole={whole}
                  />
                )}
              </Suspense>
            </aside>
          </main>
          <VisuallyHidden role="status">{spoken}</VisuallyHidden>
          <RehearsalDialog opened={rehearsing} game={whole} onClose={() => setRehearsing(false)} />
          <ShortcutsHelp opened={helpOpen} onClose={() => setHelpOpen(false)} />
          {conflict && <ConflictDialog conflict={conflict} by={conflictBy} context={context} />}
        </div>
      </AnswerLetters>
    </GameDirection>
  );
}

/** Whether the preview is in sight, or was: then it stays as it was left. */
function usePreviewed(chosen: boolean): boolean {
  const beside = useMediaQuery(WITH_PREVIEW, false, { getInitialValueInEffect: false });
  const [seen, setSeen] = useState(false);
  if (!seen && (beside || chosen)) setSeen(true);
  return seen;
}

/** The slide in the form stays the same slide when others come, go or move: the address follows it. */
function useOpenSlide(
  shown: QuestionId | undefined,
  order: readonly QuestionId[],
  onSelect: (index: number | null) => void,
): QuestionId | undefined {
  const last = useRef<{ id: QuestionId | undefined; order: readonly QuestionId[] }>({ id: shown, order });
  useEffect(() => {
    const { id, order: before } = last.current;
    const moved = order !== before && id !== undefined && id !== shown ? order.indexOf(id) : -1;
    last.current = { id: moved >= 0 ? id : shown, order };
    if (moved >= 0) onSelect(moved);
  }, [shown, order, onSelect]);
  return shown;
}
