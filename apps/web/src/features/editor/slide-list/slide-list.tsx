import { useTexts } from '#platform/i18n';
import { useOnline } from '#platform/online';
import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider } from '@dnd-kit/react';
import { isSortable } from '@dnd-kit/react/sortable';
import type { SlideType } from '@qc/contract';
import { Text, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconAdjustmentsHorizontal, IconAlertCircle } from '@tabler/icons-react';
import { useMemo } from 'react';
import type { EditedSlide } from '../editor-session.ts';
import { editorTexts } from '../texts/editor-texts.ts';
import { AddSlideMenu } from './add-slide-menu.tsx';
import { speakingPlugin } from './drag-announcements.ts';
import { type SlideActions, SlideCard } from './slide-card.tsx';
import classes from './slide-list.module.css';

interface Props {
  slides: readonly EditedSlide[];
  /** Index of the slide in the form; null: the settings are. */
  selected: number | null;
  /** Missing things of each slide, by index; of the settings. */
  slideGaps: (index: number) => number;
  settingsGaps: number;
  adding: boolean;
  actions: SlideActions;
  onAdd: (type: SlideType) => void;
  onSettings: () => void;
}

/** The list of slides: choose, add, move by mouse, finger or keys, copy, delete. */
export function SlideList(props: Props) {
  const { slides, selected, actions } = props;
  const t = useTexts(editorTexts);
  const online = useOnline();
  const speaking = useMemo(() => speakingPlugin(t, slides.length), [t, slides.length]);

  return (
    <div className={classes.list}>
      <UnstyledButton
        className={classes.settings}
        onClick={props.onSettings}
        aria-current={selected === null ? 'true' : undefined}
        data-selected={selected === null || undefined}
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
        <Text component="h2" fw={650} size="sm">
          {t.slides}
        </Text>
        <Text size="xs" c="dimmed">
          {t.slideCount(slides.length)}
        </Text>
      </div>
      <DragDropProvider
        plugins={(defaults) => [...defaults.filter((plugin) => plugin !== Accessibility), speaking]}
        onDragEnd={({ operation: { source }, canceled }) => {
          if (!canceled && isSortable(source)) actions.move(source.initialIndex, source.index);
        }}
      >
        <ol className={classes.cards}>
          {slides.map((slide, index) => (
            <SlideCard
              key={slide.id}
              slide={slide}
              index={index}
              total={slides.length}
              selected={selected === index}
              gaps={props.slideGaps(index)}
              online={online}
              actions={actions}
            />
          ))}
        </ol>
      </DragDropProvider>
      <div className={classes.add}>
        <AddSlideMenu label={t.addSlide} disabled={!online} loading={props.adding} onAdd={props.onAdd} />
        {!online && (
          <Text size="xs" c="dimmed" mt={6}>
            {t.offlineSlides}
          </Text>
        )}
      </div>
    </div>
  );
}
