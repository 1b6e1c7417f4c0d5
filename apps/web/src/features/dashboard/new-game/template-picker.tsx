import { errorText, useApiQuery } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { Radio, Skeleton, Text } from '@mantine/core';
import type { GameId } from '@qc/contract';
import { useEffect, useRef } from 'react';
import { FittedDrawing } from '../fitted-drawing.tsx';
import { GameCover } from '../game-cover.tsx';
import classes from './new-game-dialog.module.css';

interface Props {
  value: GameId | null;
  /** How often the game was to be made with nothing chosen. */
  missed: number;
  onChange: (chosen: { _id: GameId; name: string }) => void;
}

/** The ready games that a new one may start from, in the person's language. */
export function TemplatePicker({ value, missed, onChange }: Props) {
  const t = useTexts('dashboard');
  const { language } = useLanguage();
  const { data, error, refetch } = useApiQuery('listTemplates', { query: { language } });
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (missed > 0) group.current?.querySelector<HTMLElement>('[role="radio"]')?.focus();
  }, [missed]);
  if (error && !data) return <ErrorNotice text={errorText(error, language)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton height={120} />;
  const chosen = data.games.find(({ _id }) => _id === value);
  if (data.count === 0) return <Text c="dimmed">{t.noTemplates}</Text>;
  return (
    <Radio.Group
      ref={group}
      label={t.chooseTemplate}
      description={t.templateHint}
      error={missed > 0 ? t.templateNeeded : undefined}
      value={value}
      onChange={(id) => {
        const wanted = data.games.find((game) => game._id === id);
        if (wanted) onChange(wanted);
      }}
    >
      <div className={classes.templates}>
        {data.games.map((game) => (
          <Radio.Card key={game._id} value={game._id} className={classes.template ?? ''} aria-label={game.name}>
            <div className={classes.cover}>
              <GameCover game={game} sizes="180px" />
            </div>
            <Text fw={600} dir="auto">
              {game.name}
            </Text>
            <Text size="sm" c="dimmed">
              {t.slides(game.questionsCount)}
            </Text>
            {game.description !== '' && (
              <Text size="sm" lineClamp={3} dir="auto">
                {game.description}
              </Text>
            )}
          </Radio.Card>
        ))}
      </div>
      {chosen && (
        <section aria-label={t.templatePreview(chosen.name)} className={classes.preview}>
          <Text fw={600} size="sm">
            {t.templatePreview(chosen.name)}
          </Text>
          <ol className={classes.slides}>
            {chosen.slides.map((slide, at) => (
              <li key={`${at} ${slide.question}`}>
                <FittedDrawing slide={slide} look={chosen} />
                <Text size="sm" lineClamp={2} dir="auto">
                  {at + 1}. {slide.question}
                </Text>
              </li>
            ))}
          </ol>
        </section>
      )}
    </Radio.Group>
  );
}
