import { deviceOf } from '@qc/contract/devices/devices';
import { clockOf, PlayerScreen, PresenterScreen } from '#features/show';
import { useTexts } from '#platform/i18n';
import { useLineNumbers } from '#platform/start-run';
import type { QuestionContent } from '@qc/contract';
import { SegmentedControl, Text } from '@mantine/core';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { withKey } from '@qc/contract/devices/read-keys';
import { PreviewClicker, Rehearsal } from '../later-parts.tsx';
import type { RehearsedGame } from '../rehearsal/rehearsal-game.ts';
import type { GameFields } from '../session/editor-records.ts';
import classes from './preview-pane.module.css';
import { momentsOf, type PreviewMoment, previewViews } from './preview-room.ts';
import type { RoundPlace } from './round-place.ts';
import { ScaledScreen } from './scaled-screen.tsx';

/** What is previewed. */
export interface PreviewProps {
  game: GameFields;
  slideCount: number;
  /** The slide in the form; null: the settings are, and the lobby is shown. */
  slide: QuestionContent | null;
  index: number;
  /** Where it begins a round; null: it does not. */
  round: RoundPlace | null;
  /** The whole game, for a call to be rehearsed. */
  whole: () => RehearsedGame;
}

/**
 * The big screen and the player's phone as they will show this slide: a room with invented players, played by the
 * rules of the live game and drawn by the same parts. It follows the typing when there is time for it.
 */
export const PreviewPane = memo(function PreviewPane(props: PreviewProps) {
  const t = useTexts('editorPreview');
  const { game, slide, index, slideCount, round, whole } = useDeferredValue(props);
  const [wanted, setWanted] = useState<PreviewMoment>('question');
  const moments = momentsOf(slide, game);
  const moment = moments.includes(wanted)
    ? wanted
    : (moments.find((offered) => offered !== 'opening' && offered !== 'round') ?? 'lobby');
  const [pressed, setPressed] = useState({ index, keys: '' });
  const keys = pressed.index === index ? pressed.keys : '';
  const { room, presenter, own } = useMemo(
    () => previewViews(game, slide, moment, { index, slideCount, keys, round }),
    [game, slide, moment, index, slideCount, keys, round],
  );
  const { keys: onKeys, needsLine: onTelephones } = deviceOf(game.setting.gameType);
  const onClickers = onKeys === 'latin';
  const callNumbers = useLineNumbers(onTelephones) ?? undefined;
  const withoutPages = onClickers ? BY_KEYS : onTelephones ? BY_CALL : null;
  const clock = game.timer ? clockOf(presenter, null) : null;

  const screens = (
    <>
      {moments.length > 1 && (
        <SegmentedControl
          size="xs"
          fullWidth
          aria-label={t.moment}
          value={moment}
          data={moments.map((value) => ({ value, label: t[value] }))}
          onChange={setWanted}
          {...(moments.length > IN_A_LINE && MANY)}
        />
      )}
      <div>
        <Text size="xs" fw={600} c="dimmed" mb={6}>
          {t.presenter}
        </Text>
        <ScaledScreen label={t.presenter} width={1280} height={720} shape="wall">
          <PresenterScreen
            room={room}
            view={withoutPages ? { ...presenter, ...withoutPages } : presenter}
            joinUrl={withoutPages ? null : `${location.origin}/play`}
            callNumbers={callNumbers}
            clock={clock}
          />
        </ScaledScreen>
      </div>
    </>
  );
  // Callers see nothing else: they have a telephone.
  if (onTelephones)
    return (
      <div className={classes.pane}>
        <Rehearsal game={whole} meanwhile={screens} />
      </div>
    );
  return (
    <div className={classes.pane}>
      {screens}
      {/* Whoever has a clicker looks at the big screen and joins with nothing. */}
      {onClickers ? (
        <PreviewClicker
          question={'question' in presenter.phase ? presenter.phase.question : null}
          keys={keys}
          own={own}
          {...(presenter.phase.phase === 'question' && slide !== null
            ? { onKey: (key) => setPressed({ index, keys: withKey(keys, key, slide.type) }) }
            : {})}
        />
      ) : (
        <div>
          <Text size="xs" fw={600} c="dimmed" mb={6}>
            {t.player}
          </Text>
          <ScaledScreen label={t.player} width={390} height={760} shape="phone">
            <PlayerScreen
              room={room}
              view={presenter}
              own={own}
              clock={clock}
              answer={moment === 'talk' && own.response ? { state: 'sent', response: own.response } : null}
              onAnswer={ignore}
              preview
            />
          </ScaledScreen>
        </div>
      )}
    </div>
  );
});

/** So many moments stand in one line; more in two. */
const IN_A_LINE = 5;
const MANY = {
  classNames: { root: classes.moments ?? '', control: classes.moment ?? '' },
  withItemsBorders: false,
};

/** What the big screen of a game says that is played with clickers alone. */
const BY_KEYS = { latinKeys: true, door: 'pagesNotLetIn' } as const;
/** And of one that people call in to. */
const BY_CALL = { callersIn: true, digitKeys: true, door: 'pagesNotLetIn' } as const;

function ignore(): void {
  // The preview is inert: nobody can answer in it.
}
