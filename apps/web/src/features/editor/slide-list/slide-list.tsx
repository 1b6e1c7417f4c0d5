import type { SlideLook } from '#features/show';
import { useTexts } from '#platform/i18n';
import { useOnline } from '#platform/online';
import { deviceOf, type GameType, type QuestionId } from '@qc/contract';
import { gameRounds } from '@qc/engine';
import { Button, Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconAlertCircle } from '@tabler/icons-react';
import {
  Fragment,
  type KeyboardEvent,
  memo,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { focusField } from '../frame/focus-field.ts';
import { SelectionBar, SlideMenu } from '../later-parts.tsx';
import type { EditedSlide } from '../session/editor-session.ts';
import { SortedList } from '../sorting/sorted-list.tsx';

import type { SlideSources } from './add-slide-button.tsx';
import { AddSlideMenu } from './add-slide-menu.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { CategoryFilter, useCategoryChoice } from './category-filter.tsx';
import { listKeys } from './list-keys.ts';
import type { SlideActions } from './slide-actions.ts';
import { RoundHeading } from './round-heading.tsx';
import { SlideCard } from './slide-card.tsx';
import classes from './slide-list.module.css';
import { type SlideSelection } from './slide-selection.ts';

interface Props {
  slides: readonly EditedSlide[];
  order: readonly QuestionId[];
  /** The slide in the form; undefined: the settings are. */
  open: QuestionId | undefined;
  gameType: GameType;
  look: SlideLook;
  selection: SlideSelection;
  /** Missing things of each slide, by index. */
  slideGaps: readonly number[];
  settingsGaps: number;
  adding: boolean;
  readOnly: boolean;
  actions: SlideActions;
  sources: SlideSources;
  addOpened: boolean;
  onAddOpened: (opened: boolean) => void;
  onSettings: () => void;
  enterForm: () => void;
}

/** Cards that are there at once; the others follow while the author already looks at them. */
const FIRST_CARDS = 30;

/** The list of slides: choose one or several, add, move by mouse, finger or keys, copy, delete. */
export const SlideList = memo(function SlideList(props: Props) {
  const { slides, order, open, selection, actions, readOnly, enterForm } = props;
  const t = useTexts('editor');
  const action = useTexts('editorActions');
  const online = useOnline();
  const list = useRef<HTMLOListElement>(null);
  const [menu, setMenu] = useState<{ id: QuestionId; button: HTMLElement } | null>(null);
  const [first] = useState(() => slides.slice(0, FIRST_CARDS));
  const drawn = useDeferredValue(slides, first);
  // Words may be late in the list, the order not: what is in a hand already would be put back to where it came from.
  const cards = isBeginningOf(slides, drawn) ? drawn : slides;
  const look = useDeferredValue(props.look);
  const rounds = gameRounds(cards.map(({ save }) => save.value));
  const byCategory = useCategoryChoice(slides);
  const isFiltered = byCategory.chosen !== null;
  // The slide in the form stays in sight; the keys go through what is.
  const shown = isFiltered
    ? cards.filter((slide) => slide.id === open || byCategory.shows(slide)).map(({ id }) => id)
    : order;
  const latest = useRef({ selection, actions, open, order: shown, readOnly, enterForm });
  useLayoutEffect(() => {
    latest.current = { selection, actions, open, order: shown, readOnly, enterForm };
  });
  const wasOpen = useRef(open);
  const isDrawn = cards.some((slide) => slide.id === open);
  useEffect(() => {
    // A card far down or just made is drawn a moment later.
    if (open !== undefined && !isDrawn) return;
    const card = open === undefined ? null : cardOf(list.current, open);
    if (card) bringIntoView(card);
    const { activeElement } = document;
    // The keyboard stays in the list when the card it was on is gone or another one is opened.
    const isHere = activeElement === document.body || list.current?.contains(activeElement);
    if (wasOpen.current !== open && isHere) card?.focus({ preventScroll: true });
    wasOpen.current = open;
  }, [open, isDrawn]);
  useEffect(() => {
    const cards = list.current;
    if (!cards) return undefined;
    // On a phone the list comes into sight by its tab: at the slide that is open, not at the first.
    let was = cards.clientHeight;
    const observer = new ResizeObserver(() => {
      const now = cards.clientHeight;
      const card = was === 0 && now > 0 ? cards.querySelector<HTMLElement>('[aria-current]') : null;
      was = now;
      if (card) bringIntoView(card);
    });
    observer.observe(cards);
    return () => observer.disconnect();
  }, []);
  const focus = (id: QuestionId) => requestAnimationFrame(() => cardOf(list.current, id)?.focus());

  // One object for the life of the list, so that a card is drawn again only when it has changed.
  const [cardActions] = useState(() => ({
    open: (id: QuestionId, keys: { range: boolean; toggle: boolean }) => {
      const now = latest.current;
      if (keys.range) now.selection.extendTo(id, now.open);
      else if (keys.toggle || now.selection.byTap) {
        if (now.selection.ids.size === 0 && now.open !== undefined && now.open !== id && keys.toggle)
          now.selection.toggle(now.open);
        now.selection.toggle(id);
      } else {
        now.selection.clear();
        now.actions.open(id);
      }
    },
    toggle: (id: QuestionId) => latest.current.selection.toggle(id),
    menu: (id: QuestionId, button: HTMLElement) => setMenu({ id, button }),
    key: (event: KeyboardEvent) => listKeys({ ...latest.current, focus })(event),
  }));
  const dragged = (id: QuestionId) => (selection.ids.has(id) ? [...selection.ids] : [id]);

  return (
    <div className={classes.list}>
      <UnstyledButton
        className={classes.settings}
        onClick={props.onSettings}
        aria-current={open === undefined ? 'true' : undefined}
        data-selected={open === undefined || undefined}
      >
        <IconAdjustmentsHorizontal size={20} aria-hidden />
        <span className={classes.settingsLabel}>{t.settings}</span>
        {props.settingsGaps > 0 && (
          <span className={classes.gap} title={t.gaps(props.settingsGaps)}>
            <IconAlertCircle size={18} aria-hidden />
            <VisuallyHidden>{t.gaps(props.settingsGaps)}</VisuallyHidden>
          </span>
        )}
      </UnstyledButton>
      <div className={classes.heading}>
        <Text component="h2" fw={650} size="sm" m={0}>
          {slides.length === 0 ? t.slides : t.slideCount(slides.length)}
        </Text>
        {!readOnly && slides.length > 1 && (
          <Button
            size="compact-xs"
            variant="subtle"
            aria-pressed={selection.choosing}
            onClick={selection.choosing ? selection.clear : selection.startChoosing}
          >
            {selection.choosing ? action.clear : action.choose}
          </Button>
        )}
      </div>
      <CategoryFilter {...byCategory} />
      <SortedList
        className={classes.cards}
        list={list}
        ids={cards.map(({ id }) => id)}
        words={t}
        // Between the cards of a category in sight stand others.
        disabled={readOnly || isFiltered}
        onMoved={(from, to) => {
          const id = order[from];
          if (id === undefined) return;
          const moved = dragged(id);
          const before = order.filter((other, at) => at !== from && !moved.includes(other));
          const passed = order.filter((_, at) => at !== from).slice(0, to);
          actions.moveTo(moved, before.filter((other) => passed.includes(other)).length);
        }}
      >
        {cards.map((slide, index) =>
          isFiltered && !shown.includes(slide.id) ? null : (
            <Fragment key={slide.id}>
              {!isFiltered && slide.save.value.round && (
                <RoundHeading
                  number={rounds.findIndex(({ from }) => from === index) + 1}
                  title={slide.save.value.round.title}
                  direction={look.direction}
                  onOpen={() => {
                    actions.open(slide.id);
                    focusField('round');
                  }}
                />
              )}
              <SlideCard
                slide={slide}
                index={index}
                look={look}
                selected={open === slide.id}
                tabStop={open === slide.id || (open === undefined && index === 0)}
                chosen={selection.ids.has(slide.id)}
                choosing={selection.choosing}
                gaps={props.slideGaps[index] ?? 0}
                readOnly={readOnly}
                fixed={isFiltered}
                onKeys={deviceOf(props.gameType).keys === 'latin'}
                actions={cardActions}
              />
            </Fragment>
          ),
        )}
      </SortedList>
      {selection.choosing && !readOnly && (
        <SelectionBar slides={slides} selection={selection} online={online} actions={actions} />
      )}
      {!readOnly && (
        <div className={classes.add}>
          <AddSlideMenu
            label={t.addSlide}
            gameType={props.gameType}
            disabled={!online}
            loading={props.adding}
            opened={props.addOpened}
            onOpened={props.onAddOpened}
            {...props.sources}
          />
          {!online && (
            <Text size="xs" c="dimmed" mt={6}>
              {t.offlineSlides}
            </Text>
          )}
        </div>
      )}
      <SlideMenu
        at={menu}
        order={order}
        slide={slides.find((slide) => slide.id === menu?.id)}
        ids={menu ? dragged(menu.id) : []}
        online={online}
        actions={actions}
        onClose={() => setMenu(null)}
      />
    </div>
  );
});

function cardOf(list: HTMLElement | null, id: QuestionId): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-slide="${CSS.escape(id)}"]`) ?? null;
}

function isBeginningOf(whole: readonly EditedSlide[], part: readonly EditedSlide[]): boolean {
  return part.every(({ id }, at) => whole[at]?.id === id);
}
