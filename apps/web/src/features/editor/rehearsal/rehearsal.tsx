import { Switch, Text } from '@mantine/core';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { clockOf, PresenterScreen } from '#features/show';
import { useTexts } from '#platform/i18n';
import { useLineNumbers } from '#platform/start-run';
import { showTimedMessage } from '#ui/dialogs';
import { ScaledScreen } from '../preview/scaled-screen.tsx';
import { Handset } from './handset.tsx';
import { HostKeys } from './host-keys.tsx';
import type { RehearsedGame } from './rehearsal-game.ts';
import classes from './rehearsal.module.css';
import { useRehearsal } from './use-rehearsal.ts';

/** What the telephone shows where the house has no number of its own. */
const NO_NUMBER = '000 555 0100';
const FAILED_STAYS_MS = 4000;

/** Of the part below. */
export interface RehearsalProps {
  /** The game as it is now. */
  game: () => RehearsedGame;
  /** Stands in the place of the big screen while no room is open, and the author comes back to it; absent: one is open from the start. */
  meanwhile?: ReactNode;
}

/** The big screen of a room in this page, driven by its author, and a telephone that calls it. */
export function Rehearsal({ game, meanwhile }: RehearsalProps) {
  const t = useTexts('rehearsal');
  const preview = useTexts('editorPreview');
  const [{ screen, call, sound, asksLanguage }, actions] = useRehearsal(game);
  const [number = NO_NUMBER] = useLineNumbers() ?? [];
  const orSay = (done: Promise<void>) => {
    done.catch(() => showTimedMessage({ title: t.failed, kind: 'error', durationMs: FAILED_STAYS_MS }));
  };
  const openAtOnce = useEffectEvent(() => {
    if (meanwhile === undefined) orSay(actions.open());
  });
  useEffect(() => openAtOnce(), []);
  return (
    <div className={classes.place}>
      <div className={classes.rehearsal}>
        <div className={classes.side}>
          {screen === null ? (
            meanwhile
          ) : (
            <>
              <ScaledScreen label={preview.presenter} width={1280} height={720} shape="wall">
                <PresenterScreen
                  room={screen.room}
                  view={screen.presenter}
                  joinUrl={null}
                  callNumbers={[number]}
                  clock={screen.room.timer ? clockOf(screen.presenter, screen.atMs) : null}
                />
              </ScaledScreen>
              <HostKeys
                screen={screen}
                onDo={actions.operate}
                onBeginAgain={() => orSay(actions.open())}
                onClose={meanwhile === undefined ? undefined : actions.close}
              />
            </>
          )}
        </div>
        <div className={classes.phone}>
          <Handset
            number={number}
            code={screen?.room.code ?? null}
            call={call}
            sound={sound}
            onCall={() => orSay(actions.dial())}
            onHangUp={actions.hangUp}
            onKey={actions.press}
            onSound={actions.setSound}
          />
          <Switch
            className={classes.asks ?? ''}
            size="xs"
            label={t.asksLanguage}
            checked={asksLanguage}
            onChange={(event) => actions.setAsksLanguage(event.currentTarget.checked)}
          />
        </div>
        <Text className={classes.about ?? ''} size="xs" c="dimmed">
          {t.about}
        </Text>
      </div>
    </div>
  );
}
