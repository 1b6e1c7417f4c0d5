import { Paper, Text, Title } from '@mantine/core';
import type { OperatorView, RoomInfo } from '@qc/contract';
import { previewPresenterView, wordsDirection } from '#features/show';
import { useTexts } from '#platform/i18n';
import styles from '../operate.module.css';
import { SmallScreen } from './small-screen.tsx';

/** The slide after this one as the big screen will show it, with its notes. */
export function NextPreview({ room, view, joinUrl }: { room: RoomInfo; view: OperatorView; joinUrl: string }) {
  const t = useTexts('operate');
  const { next } = view;
  return (
    <Paper withBorder radius="lg" p="md" component="section">
      <Title order={2} size="h4" mb="xs">
        {t.nextUp}
      </Title>
      {next ? (
        <>
          <Text mb="xs">
            <b className={styles.number}>{next.slide + 1}</b>{' '}
            {next.question ? (
              <bdi dir={wordsDirection(next.question, room.direction)}>{next.question}</bdi>
            ) : next.preview ? (
              t.withoutWords
            ) : (
              t.mediaSlide
            )}
          </Text>
          <div className={styles.nextMirror} aria-hidden="true" inert>
            <SmallScreen room={room} view={nextView(next, room)} joinUrl={joinUrl} clock={null} ahead />
          </div>
          {next.notes !== '' && (
            <Text dir="auto" size="sm" c="dimmed" mt="xs" className={styles.notes}>
              {next.notes}
            </Text>
          )}
        </>
      ) : (
        <Text c="dimmed">{t.nothingNext}</Text>
      )}
    </Paper>
  );
}

function nextView(next: NonNullable<OperatorView['next']>, room: RoomInfo) {
  const place = { slide: next.slide, visit: 0, limitMs: null, remainingMs: null };
  return previewPresenterView(
    next.preview
      ? { phase: 'question', question: next.preview, ...place }
      : {
          phase: 'media',
          media: next.media?.type === 'image' ? next.media : null,
          heading: next.question,
          subheading: '',
          ...place,
        },
    room.language,
  );
}
