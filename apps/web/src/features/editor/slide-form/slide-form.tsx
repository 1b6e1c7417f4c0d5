import { useTexts } from '#platform/i18n';
import type { ReadablePaste } from '#platform/pasted-questions';
import { confirm } from '#ui/dialogs';
import { deviceOf, type GameType, type QuestionContent, type SlideType } from '@qc/contract';
import { Alert, Button } from '@mantine/core';
import { IconAlertCircle, IconLock } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { type GapMark, gapText } from '../gap-marks.ts';
import type { StepName } from '../history/edit-history.ts';
import { PasteOffer } from '../paste/paste-offer.tsx';
import { useFormPaste } from '../paste/use-form-paste.ts';
import { PlacingNote } from '../placing/placing-note.tsx';
import { patchOfSlot, slotsAt } from '../placing/slots.ts';
import { useSlotFiles } from '../placing/use-slot-files.ts';
import { KeyNote } from '../later-parts.tsx';
import { focusField } from '../frame/focus-field.ts';
import { changeOfType, losesAnswers } from '../slides/change-of-type.ts';
import { kindOf } from '../slides/editor-kinds.ts';
import { AroundSection } from './around-section.tsx';
import { ExplanationSection } from './explanation-section.tsx';
import { MoreSection } from './more-section.tsx';
import { QuestionSection } from './question-section.tsx';
import { BeginRoundButton, RoundField } from './round-field.tsx';
import { ScoreAndTime } from './score-and-time.tsx';
import classes from './slide-form.module.css';
import { TypeSelect } from './type-select.tsx';

interface Props {
  slide: QuestionContent;
  gameType: GameType;
  /** From 1. */
  number: number;
  gaps: readonly GapMark[];
  /** The game is only shown, not edited. */
  readOnly?: boolean;
  /** The person may lock and unlock the slide. */
  mayLock: boolean;
  /** It was an admin who locked it. */
  lockedByAdmin?: boolean;
  /** `was`: what taking it back leads to, where that is not what the slide is now. */
  onChange: (patch: Partial<QuestionContent>, name?: StepName, was?: Partial<QuestionContent>) => void;
  /** The slide as it is at any later moment; undefined: it is gone. */
  current: () => QuestionContent | undefined;
  /** Several questions or rows were pasted into this slide. */
  onReview: (paste: ReadablePaste) => void;
  /** What callers hear of the slide; given where they can call in. */
  children?: ReactNode;
}

/** Everything an author writes on one slide. */
export function SlideForm({
  slide,
  gameType,
  number,
  gaps,
  readOnly = false,
  mayLock,
  lockedByAdmin = false,
  onChange,
  current,
  onReview,
  children,
}: Props) {
  const t = useTexts('editorSlide');
  const frame = useTexts('editor');
  const disabled = slide.locked || readOnly;
  const { Answers, Rules, asks, hasMediaAround } = kindOf(slide);
  const part = { slide, gaps, disabled, onChange };
  const form = useRef<HTMLDivElement>(null);
  const paste = useFormPaste({
    slide,
    disabled,
    onChange,
    onReview,
    focusAnswer: (at) =>
      requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(`[data-answer="${at}"]`)?.focus()),
  });

  const placing = useSlotFiles({
    disabled,
    slotsAt: (target) => slotsAt(target, current() ?? slide),
    put: (slot, media) => {
      const now = current();
      const patch = now && patchOfSlot(now, slot.name, media);
      if (patch) onChange(patch);
    },
  });

  const fitsNot = gapText(gaps, 'type');
  const changeType = async (type: SlideType) => {
    const agreed =
      !losesAnswers(slide, type) ||
      (await confirm({
        title: t.changeTypeTitle,
        text: t.changeTypeText,
        confirmLabel: t.changeType,
        danger: true,
      }));
    if (agreed) onChange(changeOfType(slide, type), { action: 'type' });
  };

  return (
    <div className={classes.form} ref={form} onPaste={paste.onPaste}>
      <div className={classes.top}>
        <h2 className={classes.place} tabIndex={-1} data-form-heading>
          {frame.slideNumber(number)}
        </h2>
        <BeginRoundButton slide={slide} disabled={disabled} onChange={onChange} />
        <TypeSelect
          type={slide.type}
          gameType={gameType}
          disabled={disabled}
          error={fitsNot !== undefined}
          onChange={(type) => void changeType(type)}
        />
      </div>
      {slide.locked && (
        <Alert
          color="gray"
          icon={<IconLock aria-hidden />}
          title={mayLock ? t.lockedNotice : lockedByAdmin ? t.lockedByAdmin : t.lockedByOther}
        >
          {mayLock && !readOnly && (
            <Button size="compact-sm" variant="default" onClick={() => onChange({ locked: false })}>
              {t.unlock}
            </Button>
          )}
        </Alert>
      )}
      {fitsNot && !disabled && (
        <Alert color="orange" variant="light" icon={<IconAlertCircle aria-hidden />} title={fitsNot}>
          <Button size="compact-sm" variant="default" onClick={() => focusField('type')}>
            {t.changeType}
          </Button>
        </Alert>
      )}
      {deviceOf(gameType).keys === 'latin' && <KeyNote slide={slide} />}
      <RoundField slide={slide} disabled={disabled} onChange={onChange} />
      <QuestionSection {...part} />
      <PasteOffer paste={paste} />
      <PlacingNote placing={placing} />
      {Answers && <Answers {...part} />}
      {asks && <ExplanationSection {...part} />}
      {children}
      {Rules ? <Rules {...part} /> : <ScoreAndTime {...part} />}
      {hasMediaAround && <AroundSection {...part} />}
      <MoreSection {...part} mayLock={mayLock && !readOnly} />
    </div>
  );
}
