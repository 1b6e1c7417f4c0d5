import { Paper, Text, Title } from '@mantine/core';
import type { NextSlideView, OperatorView, PhaseView, RoomInfo } from '@qc/contract';
import { clockOf, previewPresenterView, wordsDirection } from '#features/show';
import { useTexts } from '#platform/i18n';
import styles from '../operate.module.css';
import { SmallScreen } from './small-screen.tsx';

/** The slide after this one as the big screen will show it, with its notes. */
export function NextPreview({ room, view, joinUrl }: { room: RoomInfo; view: OperatorView; joinUrl: string }) {
  const t = useTexts('operate');
  const types = useTexts('slideTypes');
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
              types[next.type]
            )}
          </Text>
          <div className={styles.nextMirror} aria-hidden="true" inert>
            <NextScreen room={room} next={next} joinUrl={joinUrl} />
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

function NextScreen({ room, next, joinUrl }: { room: RoomInfo; next: NextSlideView; joinUrl: string }) {
  const view = nextView(next, room);
  return <SmallScreen room={room} view={view} joinUrl={joinUrl} clock={clockOf(view, null)} ahead />;
}

function nextView(next: NextSlideView, room: RoomInfo) {
  const place = { slide: next.slide, visit: 0, limitMs: null, remainingMs: null };
  if (next.minutes !== undefined) return previewPresenterView(breakView(next, next.minutes), room.language);
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

/** A break as it begins. Its places are told when it comes. */
function breakView({ slide, question, media }: NextSlideView, minutes: number): PhaseView {
  const limitMs = minutes * 60_000;
  const words = { heading: question, subheading: '', media, music: false, top: [], teams: [] };
  return { phase: 'break', ...words, slide, visit: 0, limitMs, remainingMs: limitMs };
}
