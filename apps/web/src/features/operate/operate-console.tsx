import { withWords } from '#platform/words-loader';
import { dialogOnDemand, partOnDemand } from '#platform/on-demand';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { OperatorAction, OperatorView } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import { arrowKeys, useHeldKey, useShortcuts } from '#platform/presses';
import { localValue } from '#platform/storage';
import { confirm, showTimedMessage } from '#ui/dialogs';
import { ControlDeck } from './running/control-deck.tsx';
import { controlsOf, timeStepOf, turnOf } from './running/controls-of.ts';
import type { ServerLists } from './lists/index.ts';
import { OperateBar } from './operate-bar.tsx';
import { OperateLobby } from './operate-lobby.tsx';
import { OperateOver } from './operate-over.tsx';
import styles from './operate.module.css';
import { isMoving, playersInOrder, serverNow } from './operator-state.ts';
import { PlayersPanel } from './players/players-panel.tsx';
import { RunPanel } from './running/run-panel.tsx';
import { SoundStatus } from './sound/index.ts';
import type { OperatorRoom } from './use-operator-room.ts';
import type { RunPrice } from './use-run-price.ts';

/** Long enough to read it while somebody answers aloud. */
const JUDGE_FIRST_MS = 4000;
const NO_TEAMS: readonly string[] = [];
const shortcutsOff = localValue('qc.shortcutsOff');

const ClickersPanel = partOnDemand(async () => {
  const { ClickersPanel: Panel, loadsOwnDocument } = await withWords(import('./clickers'), 'clickers');
  // The page is going: nothing is drawn any more.
  return loadsOwnDocument() ? () => null : Panel;
});

const JoiningPanel = partOnDemand(async () => (await import('./players/joining-panel.tsx')).JoiningPanel);

const ShortcutsHelp = dialogOnDemand(
  async () => (await import('./shortcuts-help.tsx')).ShortcutsHelp,
  ({ opened }) => opened,
);

const LinksDialog = dialogOnDemand(
  async () => (await withWords(import('./links'), 'links')).LinksDialog,
  ({ opened }) => opened,
);

const EndDialog = dialogOnDemand(
  async () => (await import('./running/end-dialog.tsx')).EndDialog,
  ({ opened }) => opened,
);

/** What is otherwise where a room is on a server and where it is in this window. */
export interface ConsoleGround {
  /** What the first slide costs; null: nothing, and nobody is told of it. */
  price: RunPrice | null;
  /** Phones and computers can get here, and may be let in. */
  hasPages: boolean;
  /** Calls people into the room; nothing where that cannot be. */
  calling: ReactNode;
  /** Opens the big screen. */
  onPresent: () => void;
  /** At the end of the run, before it is over: what the same people do next. */
  waysOn?: ReactNode;
  /** When the run has ended: what is left of it, and the ways on. `keepsResult`: it began, and counts. */
  ended: (keepsResult: boolean) => ReactNode;
}

/** Nothing is left to be told but thanks. */
function isLastScreen({ phase, nextAction }: OperatorView): boolean {
  return nextAction === 'end' && (phase.phase === 'podium' || phase.phase === 'honours');
}

/** The console of a room that is known: bar, what is on screen, players, and the buttons. */
export function OperateConsole({
  ground,
  state,
  operate,
  ask,
  press: pressClickers,
  hear,
  wish,
  FromServer,
  bridges,
  askScreenLink,
}: OperatorRoom & {
  /** Lists that a server keeps; absent where the room is run without one. */
  FromServer?: ServerLists;
  ground: ConsoleGround;
}) {
  const t = useTexts('operate');
  const press = useTexts('press');
  const [help, setHelp] = useState(false);
  const [ending, setEnding] = useState(false);
  const [linking, setLinking] = useState(false);
  const [keyboardAnswers, setKeyboardAnswers] = useState(false);
  const [keys, setKeys] = useState(() => shortcutsOff.get() === null);
  const { room, view, refusal } = state;
  const { price, onPresent: present } = ground;

  useEffect(() => {
    if (refusal && !price?.refused(refusal.code))
      showTimedMessage({ title: t.refused[refusal.code] ?? t.refusedOther, kind: 'error' });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- said once per refusal, whatever the language does
  }, [refusal]);

  const isGathering = view?.phase.phase === 'lobby';
  const gathered = useRef(false);
  useEffect(() => {
    // Lists and clickers were seen to further down: from now on the question and the notes are what is looked at.
    if (gathered.current && !isGathering) window.scrollTo({ top: 0 });
    gathered.current = isGathering;
  }, [isGathering]);

  const end = async () => {
    if (view?.canShowPodium) return setEnding(true);
    const agreed = await confirm({
      title: t.endTitle,
      text: t.endText,
      danger: true,
      confirmLabel: t.endYes,
    });
    if (agreed) operate({ do: 'end' });
  };
  const may = room && view ? controlsOf(view, room) : null;
  const startEmpty = async () => {
    const agreed = await confirm({
      title: press.emptyTitle,
      text: view?.lateJoin ? press.emptyLate : press.emptyClosed,
      confirmLabel: press.startEmpty,
      cancelLabel: press.wait,
      cautious: true,
    });
    if (agreed) operate({ do: 'next' });
  };
  const act = (action: OperatorAction) => {
    if (action.do === 'next' && view?.phase.phase === 'lobby' && view.players === 0) void startEmpty();
    else operate(action);
  };
  const when = (allowed: boolean | undefined, action: OperatorAction) => () => {
    if (allowed) act(action);
  };
  // Whoever has the turn is judged: going on would leave the answer unheard.
  const turn = view && turnOf(view);
  const judge = (right: boolean) => () => {
    if (turn) act({ do: 'judge', seat: turn.seat, right });
  };
  const goOn = when(view !== null && view.nextAction !== 'none', { do: view?.paused ? 'resume' : 'next' });
  const sayJudge = (name: string) => () =>
    showTimedMessage({ title: press.judgeFirst(name), kind: 'info', durationMs: JUDGE_FIRST_MS });
  const forward = turn ? sayJudge(turn.name) : goOn;
  const back = when(may?.back, { do: 'back' });
  const black = when(view !== null, { do: 'black', on: !view?.black });
  const standings = when(may?.standings === true || may?.hideStandings === true, {
    do: may?.hideStandings ? 'hideStandings' : 'showStandings',
  });
  const seconds = view ? timeStepOf(view) : 10;
  const more = when(may?.moreTime, { do: 'addTime', seconds });
  const less = when(may?.lessTime, { do: 'addTime', seconds: -seconds });
  useShortcuts(
    {
      Enter: forward,
      NumpadEnter: forward,
      Space: forward,
      // What a presenter's remote sends.
      PageDown: forward,
      Backspace: back,
      PageUp: back,
      ...arrowKeys(room?.direction ?? 'ltr', forward, back),
      KeyB: black,
      Period: black,
      KeyP: when(may?.pause || view?.paused, { do: view?.paused ? 'resume' : 'pause' }),
      KeyQ: when(view?.door === null, { do: 'largeCode', on: !view?.largeCode }),
      KeyV: when(may?.reveal, { do: 'reveal' }),
      Digit1: judge(true),
      Numpad1: judge(true),
      Digit2: judge(false),
      Numpad2: judge(false),
      KeyS: when(may?.skip, { do: 'skip' }),
      KeyR: standings,
      // Its key before there were others on the big screen.
      KeyT: standings,
      KeyC: when(may?.closeAnswers, { do: 'closeAnswers' }),
      KeyA: when(view !== null, { do: 'autoAdvance', on: !view?.autoAdvance }),
      Equal: more,
      NumpadAdd: more,
      Minus: less,
      NumpadSubtract: less,
      KeyM: when(view !== null, { do: 'mute', on: !view?.muted }),
      KeyK: when(view !== null, { do: 'reactions', on: !view?.reactions }),
      KeyH: () => setHelp(true),
    },
    keys && !help && !ending && !linking && !keyboardAnswers,
  );
  useHeldKey('KeyD', view !== null && keys && !keyboardAnswers, (on) => wish({ do: 'duck', on }));
  if (!room || !view) return null;

  const phase = view.phase.phase;
  const players = playersInOrder(state.seats, phase === 'question');
  return (
    <div className={styles.page}>
      <OperateBar
        state={state}
        onPresent={present}
        onLinks={askScreenLink && (() => setLinking(true))}
        onHelp={() => setHelp(true)}
        onEnd={() => void end()}
        onAction={operate}
        onWish={wish}
      />
      <main className={styles.main}>
        {phase === 'ended' ? (
          <OperateOver title={room.name}>{ground.ended(view.keepsResult)}</OperateOver>
        ) : (
          <>
            <div className={styles.stageColumn}>
              {phase === 'lobby' ? (
                <OperateLobby
                  room={room}
                  price={price?.room ?? null}
                  joinUrl={state.joinUrl}
                  empty={view.players === 0 && state.screens.length === 0}
                  pagesIn={view.devices.includes('phones')}
                  sound={<SoundStatus screens={state.screens} view={view} />}
                  onPresent={present}
                />
              ) : (
                <RunPanel
                  room={room}
                  view={view}
                  joinUrl={state.joinUrl}
                  rightAtMs={state.viewAtMs + state.leadMs}
                  players={players}
                  onAction={operate}
                />
              )}
              {isLastScreen(view) && ground.waysOn}
              {ground.calling}
              {view.devices.includes('remotes') && (
                <ClickersPanel
                  info={room}
                  room={{ view, leadMs: state.leadMs, press: pressClickers, hear }}
                  players={players}
                  pressed={state.pressed}
                  bridges={bridges && { rows: state.bridges, ...bridges }}
                  onAction={operate}
                  onAsk={ask}
                  onKeyboard={setKeyboardAnswers}
                  onPause={when(may?.pause, { do: 'pause' })}
                  FromServer={FromServer}
                />
              )}
            </div>
            <div className={styles.sideColumn}>
              <ControlDeck
                room={room}
                view={view}
                rightAtMs={state.viewAtMs + state.leadMs}
                busy={isMoving(state) && state.wire === 'online'}
                hasScreen={state.screens.length > 0}
                isSlow={state.screens.some(({ level }) => level > 0)}
                onPresent={present}
                onAction={act}
              />
              <PlayersPanel
                players={players}
                watching={view.watching ?? 0}
                fullAt={view.door === 'roomFull' ? room.maxPlayers : null}
                teams={room.teams.mode === 'off' ? NO_TEAMS : room.teams.names}
                byCode={view.devices.includes('phones')}
                asking={phase === 'question' || phase === 'closed'}
                // Where the winners are under a cover, points would tell them.
                scored={phase !== 'lobby' && !room.noPoints && (view.winners ?? []).length === 0}
                onAction={operate}
                onAsk={ask}
              />
              {ground.hasPages && (
                <JoiningPanel
                  view={view}
                  players={players}
                  isPaid={(price?.room?.price ?? 0) > 0}
                  serverNow={() => serverNow(state, performance.now())}
                  onAction={operate}
                />
              )}
            </div>
          </>
        )}
      </main>
      {askScreenLink && (
        <LinksDialog
          opened={linking}
          links={view.screenLinks ?? []}
          inUse={state.screensIn}
          onAction={operate}
          onAskLink={askScreenLink}
          onClose={() => setLinking(false)}
        />
      )}
      <EndDialog
        opened={ending}
        onWinners={() => operate({ do: 'showPodium' })}
        onEnd={() => operate({ do: 'end' })}
        onClose={() => setEnding(false)}
      />
      <ShortcutsHelp
        opened={help}
        direction={room.direction}
        enabled={keys}
        onEnable={(enabled) => {
          setKeys(enabled);
          if (enabled) shortcutsOff.remove();
          else shortcutsOff.set('1');
        }}
        onClose={() => setHelp(false)}
      />
    </div>
  );
}
