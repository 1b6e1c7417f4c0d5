import { clockOf, PlayerScreen, PresenterScreen, previewOwnView, previewPresenterView } from '#features/show';
import { useTexts } from '#platform/i18n';
import type { PhaseView, QuestionContent } from '@qc/contract';
import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import type { GameFields } from '../editor-records.ts';
import { previewTexts } from '../texts/preview-texts.ts';
import classes from './preview-pane.module.css';
import { momentsOf, type PreviewMoment, previewPhase, previewRoom } from './preview-room.ts';
import { ScaledScreen } from './scaled-screen.tsx';

interface Props {
  game: GameFields;
  slideCount: number;
  /** The slide in the form; null: the settings are, and the lobby is shown. */
  slide: QuestionContent | null;
  index: number;
}

/** The big screen and the player's phone as they will show this slide, drawn by the same parts that draw the real ones. */
export function PreviewPane({ game, slideCount, slide, index }: Props) {
  const t = useTexts(previewTexts);
  const [wanted, setWanted] = useState<PreviewMoment>('question');
  const moments: PreviewMoment[] = slide ? momentsOf(slide, game) : ['lobby'];
  const moment = moments.includes(wanted) ? wanted : (moments.find((offered) => offered !== 'opening') ?? 'lobby');
  const phase: PhaseView = slide ? previewPhase(slide, index, moment) : { phase: 'lobby' };
  const room = previewRoom(game, slideCount);
  const presenter = previewPresenterView(phase, game.language);
  const own = previewOwnView(game.language);
  const clock = game.timer ? clockOf(presenter, null) : null;

  return (
    <div className={classes.pane}>
      {moments.length > 1 && (
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t.moment}
          value={moment}
          data={moments.map((value) => ({ value, label: t[value] }))}
          onChange={setWanted}
        />
      )}
      <div>
        <Text size="xs" fw={600} c="dimmed" mb={6}>
          {t.presenter}
        </Text>
        <ScaledScreen label={t.presenter} width={1280} height={720} shape="wall">
          <PresenterScreen room={room} view={presenter} joinUrl={`${location.origin}/play`} clock={clock} />
        </ScaledScreen>
      </div>
      <div>
        <Text size="xs" fw={600} c="dimmed" mb={6}>
          {t.player}
        </Text>
        <ScaledScreen label={t.player} width={390} height={760} shape="phone">
          <PlayerScreen
            room={room}
            view={presenter}
            own={ownAt(own, phase)}
            clock={clock}
            answer={null}
            onAnswer={ignore}
          />
        </ScaledScreen>
      </div>
    </div>
  );
}

/** At reveal the invented player has answered right, so that the author sees the points. */
function ownAt(own: ReturnType<typeof previewOwnView>, phase: PhaseView): ReturnType<typeof previewOwnView> {
  if (phase.phase !== 'reveal' || !phase.correct) return own;
  return { ...own, choice: phase.correct, result: { correct: true, points: phase.question.score } };
}

function ignore(): void {
  // The preview is inert: nobody can answer in it.
}
