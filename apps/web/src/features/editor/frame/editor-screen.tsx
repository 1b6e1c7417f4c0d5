import { useTexts } from '#platform/i18n';
import { useOnline } from '#platform/online';
import { GamesDrawing } from '#ui/illustrations';
import { EmptyState } from '#ui/empty-state';
import { Alert, SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { findGaps, type GapMark, gapsOfSlide } from '../gap-marks.ts';
import { PreviewPane } from '../preview/preview-pane.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import { SlideForm } from '../slide-form/slide-form.tsx';
import { AddSlideMenu } from '../slide-list/add-slide-menu.tsx';
import { SlideList } from '../slide-list/slide-list.tsx';
import { editorTexts } from '../texts/editor-texts.ts';
import { gapTexts } from '../texts/gap-texts.ts';
import type { OpenEditor } from '../use-editor-session.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { EditorBar } from './editor-bar.tsx';
import classes from './editor-frame.module.css';
import { firstConflict } from './first-conflict.ts';
import { focusField } from './focus-field.ts';
import { useGapsInPlace } from './use-gaps-in-place.ts';
import { useSlideActions } from './use-slide-actions.ts';

interface Props {
  editor: OpenEditor;
  /** Index of the slide in the form; null: the settings are. */
  selected: number | null;
  starting: boolean;
  onSelect: (index: number | null) => void;
  onBack: () => void;
  /** Called only when nothing is missing. */
  onRun: () => void;
}

type Tab = 'slides' | 'edit' | 'preview';

/** The editor: list of slides, form, preview; side by side on a desk, one at a time on a phone. */
export function EditorScreen({ editor, selected, starting, onSelect, onBack, onRun }: Props) {
  const { session, state, status } = editor;
  const t = useTexts(editorTexts);
  const codes = useTexts(gapTexts);
  const gaps = useMemo(() => findGaps(state, codes), [state, codes]);
  const [gapsOpen, setGapsOpen] = useState(false);
  const [wasListed, setWasListed] = useState(false);
  const [tab, setTab] = useState<Tab>('edit');
  const middle = useRef<HTMLDivElement>(null);
  const select = useCallback(
    (index: number | null) => {
      setTab('edit');
      onSelect(index);
    },
    [onSelect],
  );
  const { actions, add, adding, spoken } = useSlideActions(session, { selected, select });
  const slide = selected === null ? undefined : state.slides[selected];
  const online = useOnline();
  // On a tablet the list stands beside the form; only a phone needs a tab for it.
  const narrow = useMediaQuery('(max-width: 767px)');
  const inPlace = useGapsInPlace(state, slide?.id, wasListed);

  useEffect(() => {
    middle.current?.scrollTo({ top: 0 });
  }, [slide?.id]);

  const jump = (gap: GapMark) => {
    setGapsOpen(false);
    select(gap.field === 'questions' ? null : gap.slide);
    focusField(gap.field);
  };
  const openGaps = (open: boolean) => {
    setGapsOpen(open);
    if (open) setWasListed(true);
  };
  const run = () => {
    if (gaps.length > 0) openGaps(true);
    else onRun();
  };

  return (
    <div className={classes.editor}>
      <EditorBar
        name={state.game.value.name}
        status={status}
        gaps={gaps}
        gapsOpen={gapsOpen}
        starting={starting}
        onGapsOpen={openGaps}
        onJump={jump}
        onBack={onBack}
        onRetry={() => session.wake()}
        onRun={run}
      />
      <div className={classes.tabs}>
        {!status.draftKept && (
          <Alert color="red" mb="xs" role="alert">
            {t.storageFull}
          </Alert>
        )}
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
      </div>
      <main id="main" tabIndex={-1} className={classes.panes} data-tab={tab}>
        <nav className={classes.side} aria-label={t.slides}>
          <SlideList
            slides={state.slides}
            selected={slide ? selected : null}
            slideGaps={(index) => gapsOfSlide(gaps, index).length}
            settingsGaps={gapsOfSlide(gaps, null).filter((gap) => gap.field !== 'questions').length}
            adding={adding}
            actions={actions}
            onAdd={add}
            onSettings={() => select(null)}
          />
        </nav>
        <div className={classes.middle} ref={middle}>
          {slide && selected !== null ? (
            <SlideForm
              key={slide.id}
              slide={slide.save.value}
              number={selected + 1}
              gaps={inPlace ? gapsOfSlide(gaps, selected) : []}
              onChange={(patch) => session.slide(slide.id)?.update(patch)}
            />
          ) : (
            <>
              {state.slides.length === 0 && (
                <div className={classes.empty}>
                  <EmptyState
                    illustration={<GamesDrawing />}
                    title={t.emptyTitle}
                    text={t.emptyText}
                    action={
                      <div className={classes.emptyAction}>
                        <AddSlideMenu label={t.addFirst} disabled={!online} loading={adding} onAdd={add} />
                      </div>
                    }
                  />
                </div>
              )}
              <SettingsForm
                game={state.game.value}
                gaps={gapsOfSlide(gaps, null)}
                onChange={(patch) => session.game.update(patch)}
              />
            </>
          )}
        </div>
        <aside className={classes.preview} aria-label={t.preview}>
          <PreviewPane
            game={state.game.value}
            slideCount={state.slides.length}
            slide={slide?.save.value ?? null}
            index={selected ?? 0}
          />
        </aside>
      </main>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <ConflictDialog conflict={firstConflict(editor, t)} />
    </div>
  );
}
