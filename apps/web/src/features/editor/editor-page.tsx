import { useLanguage, useTexts } from '#platform/i18n';
import { Button } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useCallback } from 'react';
import { NewGameForm } from './later-parts.tsx';
import classes from './new-game-form.module.css';
import { OpenGame } from './open-game.tsx';

/** `/:lang/create-game/:id?/:queIndex?`: without a game it makes one, with a game it opens it, at that slide. */
export function EditorPage() {
  const t = useTexts('editor');
  const { language } = useLanguage();
  const navigate = useNavigate();
  const { id, queIndex } = useParams({ strict: false });

  const goHome = () => void navigate({ to: '/$lang/my-games', params: { lang: language } });
  const openSlide = useCallback(
    (gameId: string, index: number | null, replace: boolean) =>
      void navigate({
        to: '/$lang/create-game/{-$id}/{-$queIndex}',
        params: { lang: language, id: gameId, queIndex: index === null ? undefined : String(index) },
        replace,
      }),
    [navigate, language],
  );
  const select = useCallback((index: number | null) => openSlide(id ?? '', index, true), [openSlide, id]);

  if (id === undefined) {
    return (
      <main id="main" tabIndex={-1} className={classes.page}>
        <Button
          variant="subtle"
          className={classes.back}
          leftSection={<IconArrowLeft size={18} aria-hidden className={classes.arrow} />}
          onClick={goHome}
        >
          {t.back}
        </Button>
        <NewGameForm onCreated={(gameId) => openSlide(gameId, null, true)} />
      </main>
    );
  }
  return (
    <OpenGame
      gameId={id}
      slideIndex={queIndex !== undefined && /^\d{1,3}$/.test(queIndex) ? Number(queIndex) : undefined}
      onSelect={select}
      onBack={goHome}
      onRoom={(room) => void navigate({ to: '/$lang/operate/$room', params: { lang: language, room } })}
    />
  );
}
