import { SlideDrawing, type SlideLook, wordsDirection } from '#features/show';
import { useTexts } from '#platform/i18n';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import {
  IconAlertCircle,
  IconCheck,
  IconDots,
  IconEyeOff,
  IconGripVertical,
  IconLock,
  IconMessages,
} from '@tabler/icons-react';
import { type KeyboardEvent, memo, type MouseEvent } from 'react';
import type { QuestionId } from '@qc/contract';
import { isVotedTwice } from '@qc/engine';
import { KeyNote } from '../later-parts.tsx';
import type { EditedSlide } from '../session/editor-session.ts';
import classes from './slide-list.module.css';

/** What a card tells the list. */
export interface CardActions {
  /** Opened by a click; with the keys held that choose several. */
  open: (id: QuestionId, keys: { range: boolean; toggle: boolean }) => void;
  toggle: (id: QuestionId) => void;
  menu: (id: QuestionId, button: HTMLElement) => void;
  key: (event: KeyboardEvent) => void;
}

interface Props {
  slide: EditedSlide;
  index: number;
  /** The game's colours and direction; the same object until one of them changes. */
  look: SlideLook;
  /** In the form. */
  selected: boolean;
  /** The one that the Tab key stops at. */
  tabStop: boolean;
  /** Among several chosen ones. */
  chosen: boolean;
  /** Boxes to choose several are shown. */
  choosing: boolean;
  gaps: number;
  readOnly: boolean;
  /** The game is played with clickers. */
  onKeys: boolean;
  /** Not to be dragged: between the cards in sight stand others. */
  fixed: boolean;
  actions: CardActions;
}

const DRAWING_WIDTH = 92;

/** One slide in the list: number, drawing, text, type, what is missing, and the way to its actions. */
export const SlideCard = memo(function SlideCard(props: Props) {
  const { slide, index, look, selected, tabStop, chosen, choosing, gaps, readOnly, fixed, onKeys, actions } = props;
  const t = useTexts('editor');
  const typeNames = useTexts('slideTypes');
  const action = useTexts('editorActions');
  const show = useTexts('editorShow');
  const content = slide.save.value;
  const text = content.question.trim();
  const number = index + 1;
  const onMenu = (event: MouseEvent<HTMLElement>) => {
    event.preventDefault();
    actions.menu(slide.id, event.currentTarget);
  };

  return (
    <li
      className={classes.card}
      data-item={slide.id}
      data-selected={selected || undefined}
      data-chosen={chosen || undefined}
      data-choosing={choosing || undefined}
    >
      {choosing && (
        <label className={classes.box}>
          <input
            type="checkbox"
            checked={chosen}
            aria-label={action.select(number)}
            onKeyDown={actions.key}
            onChange={() => actions.toggle(slide.id)}
          />
          <span className={classes.boxMark}>
            <IconCheck size={14} stroke={3} aria-hidden />
          </span>
        </label>
      )}
      {!readOnly && !fixed && (
        <button
          type="button"
          className={classes.handle}
          data-handle
          aria-label={t.dragHandle(number)}
          tabIndex={tabStop ? 0 : -1}
        >
          <IconGripVertical size={16} aria-hidden />
        </button>
      )}
      <UnstyledButton
        className={classes.open}
        onClick={(event) => actions.open(slide.id, { range: event.shiftKey, toggle: event.ctrlKey || event.metaKey })}
        onKeyDown={actions.key}
        onContextMenu={readOnly ? undefined : onMenu}
        tabIndex={tabStop ? 0 : -1}
        aria-current={selected ? 'true' : undefined}
        data-slide={slide.id}
      >
        <span className={classes.number}>{number}</span>
        <span className={classes.thumb}>
          <SlideDrawing slide={content} look={look} width={DRAWING_WIDTH} />
        </span>
        <span className={classes.words}>
          <bdi
            className={classes.text}
            data-empty={text === '' || undefined}
            dir={text === '' ? undefined : wordsDirection(text, look.direction)}
          >
            {text || t.noText}
          </bdi>
          <span className={classes.meta}>
            {typeNames[content.type]}
            {isVotedTwice(content) && (
              <span className={classes.talk} title={show.talk}>
                <IconMessages size={13} aria-hidden />
                <VisuallyHidden>{show.talk}</VisuallyHidden>
              </span>
            )}
            {content.locked && <IconLock size={13} aria-hidden />}
            {!content.visible && <IconEyeOff size={13} aria-hidden />}
            {onKeys && <KeyNote slide={content} short />}
          </span>
          {chosen && <VisuallyHidden>{action.selected(1)}</VisuallyHidden>}
        </span>
        {gaps > 0 && (
          <span className={classes.gap} title={t.gaps(gaps)}>
            <IconAlertCircle size={18} aria-hidden />
            <VisuallyHidden>{t.gaps(gaps)}</VisuallyHidden>
          </span>
        )}
      </UnstyledButton>
      {!readOnly && (
        <button
          type="button"
          className={classes.more}
          aria-label={t.slideMenu(number)}
          aria-haspopup="menu"
          tabIndex={tabStop ? 0 : -1}
          onClick={onMenu}
        >
          <IconDots size={18} aria-hidden />
        </button>
      )}
    </li>
  );
});
