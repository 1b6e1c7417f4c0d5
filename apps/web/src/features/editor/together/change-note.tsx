import { useTexts } from '#platform/i18n';
import { Button, CloseButton, Text } from '@mantine/core';
import type { QuestionId } from '@qc/contract';
import { IconUsers } from '@tabler/icons-react';
import type { OthersNews } from './others-news.ts';
import classes from './change-note.module.css';

interface Props {
  news: OthersNews | null;
  order: readonly QuestionId[];
  /** Goes to the slide; null: to the settings. */
  onShow: (id: QuestionId | null) => void;
  onClose: () => void;
}

/** A quiet line: who has changed what meanwhile, with the way there. What is typed goes on. */
export function ChangeNote({ news, order, onShow, onClose }: Props) {
  const t = useTexts('editorTogether');
  const slides = news?.slides.filter((id) => order.includes(id)) ?? [];
  const [first] = slides;
  const words = !news
    ? ''
    : first === undefined
      ? t.gameChanged(news.name)
      : slides.length === 1
        ? t.slideChanged(news.name, order.indexOf(first) + 1)
        : t.slidesChanged(news.name, slides.length);
  return (
    <div role="status">
      {news && (
        <div className={classes.note}>
          <IconUsers size={20} stroke={1.7} aria-hidden className={classes.icon} />
          <Text size="sm" className={classes.words ?? ''}>
            {words}
          </Text>
          <Button
            size="compact-md"
            variant="light"
            onClick={() => {
              onShow(first ?? null);
              onClose();
            }}
          >
            {t.show}
          </Button>
          <CloseButton aria-label={t.hide} size="lg" onClick={onClose} />
        </div>
      )}
    </div>
  );
}
