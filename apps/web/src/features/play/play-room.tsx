import { textsIn } from '#platform/words';
import { directionOf } from '@qc/words';
import { useEffect, useState } from 'react';
import type { Language } from '@qc/contract';
import { clockOf, PlayerScreen, Stage, useSpoken, useWordsFor } from '#features/show';
import { CodeForm } from './code-form.tsx';
import styles from './forms.module.css';
import { type Filled, NameForm } from './name-form.tsx';
import { BRAND_STAGE } from './brand-stage.ts';
import { ownAnswer } from './play-state.ts';
import { recallLanguage, rememberLanguage } from './room-language.ts';
import { recallSeat } from '#platform/seat-memory';
import { usePlayRoom } from './use-play-room.ts';

/** One room on the player's page, from the code to the last card. `onCode` leaves for another code. */
export function PlayRoom({
  code,
  language,
  onCode,
}: {
  code: string;
  /** Used until the room has said its own. */
  language: Language;
  onCode: (code: string) => void;
}) {
  const { state, join, watch, suggest, changeFace, leave, answer, ready, react, goOn, askReview, takeBack } =
    usePlayRoom(code);
  const { room, view, own, wire, watching } = state;
  const firstName = recallSeat(code)?.name ?? '';
  const [filled, fill] = useState<Filled>({ typed: firstName, n: 0, phone: '', consent: false, team: null });
  const [known] = useState(() => recallLanguage(code));
  const { spoken, Missing } = useWordsFor(room?.language ?? known ?? language);
  // Until the words of the room's language are there, what can be said is said in the page's.
  const isSaid = spoken === room?.language;
  const direction = isSaid ? room.direction : directionOf(spoken);
  const stage = isSaid ? room : { ...BRAND_STAGE, ...room, language: spoken, direction };
  const title = room?.name;
  const told = room?.language;
  useEffect(() => {
    if (told) rememberLanguage(code, told);
  }, [code, told]);
  useEffect(() => {
    document.documentElement.lang = spoken;
    document.documentElement.dir = direction;
    if (title) document.title = title;
  }, [spoken, direction, title]);

  const away = own ? textsIn(spoken, 'play').placeKept : textsIn(spoken, 'liveWire').away;
  const words = wire === 'away' ? away : own && state.missed ? textsIn(spoken, 'play').missed : '';
  useSpoken(words, words);

  const ended = view?.phase.phase === 'ended';
  // A room that has ended is closed after a while: who played in it keeps the last card.
  if ((wire === 'noRoom' || wire === 'tooManyTries') && !(ended && (own || watching))) {
    const unknown = code.length > 6 ? textsIn(spoken, 'play').noAssignment : textsIn(spoken, 'liveWire').noRoom;
    return (
      <Stage room={stage}>
        <main className={styles.page}>
          <CodeForm
            language={spoken}
            first={code}
            problem={wire === 'tooManyTries' ? textsIn(spoken, 'liveWire').tooManyTries : unknown}
            // The same code again is another try of it.
            onCode={(next) => (next === code ? takeBack() : onCode(next))}
          />
        </main>
      </Stage>
    );
  }
  const over = wire === 'replaced' || wire === 'removed' || wire === 'notAllowed' || wire === 'outdated';
  const endedWithoutMe = ended && !own && !watching;
  if (over || endedWithoutMe) {
    return (
      <Stage room={stage}>
        <main className={styles.page}>
          <div className={`${styles.card} ${styles.notice}`} role="alert">
            <p>
              {over
                ? textsIn(spoken, 'liveWire')[wire]
                : textsIn(spoken, 'play')[room?.pace === 'self' ? 'closed' : 'ended']}
            </p>
            {wire === 'replaced' ? (
              <button type="button" className={styles.button} onClick={takeBack}>
                {textsIn(spoken, 'play').playHere}
              </button>
            ) : (
              <button type="button" className={styles.button} onClick={() => onCode('')}>
                {textsIn(spoken, 'play').otherCode}
              </button>
            )}
          </div>
        </main>
      </Stage>
    );
  }
  const notice = words !== '' && <p className={styles.away}>{words}</p>;
  if (!room || !view || !isSaid) {
    return (
      <Stage room={stage}>
        <main className={styles.page}>
          {room && view ? (
            <Missing />
          ) : (
            <p className={styles.wait} role="status">
              {textsIn(spoken, 'liveWire').connecting}
            </p>
          )}
        </main>
        {notice}
      </Stage>
    );
  }
  if (!own && !watching) {
    return (
      <Stage room={stage}>
        <main className={styles.page}>
          <NameForm
            room={room}
            door={view.door}
            onWatch={view.watchable ? () => watch(true) : null}
            firstName={firstName}
            filled={filled}
            state={state}
            onCode={() => onCode('')}
            onSuggest={suggest}
            onFill={(change) => fill({ ...filled, ...change })}
            onJoin={join}
          />
        </main>
        {notice}
      </Stage>
    );
  }
  const rightAtMs = state.viewAtMs + state.leadMs;
  return (
    <PlayerScreen
      room={room}
      view={view}
      own={own}
      watching={own ? null : { onTakePart: view.door ? null : () => watch(false), onLeave: () => onCode('') }}
      rightAtMs={rightAtMs}
      clock={clockOf(view, rightAtMs, own?.extraMs)}
      answer={ownAnswer(state)}
      notTaken={state.notTaken}
      thinking={state.thinking}
      onAnswer={answer}
      onFace={changeFace}
      onLeave={leave}
      onReady={ready}
      onReact={react}
      onGoOn={goOn}
      going={state.going !== null}
      podium={state.podium}
      review={wire === 'noRoom' && !state.review ? null : state}
      onReview={askReview}
      notice={notice}
    />
  );
}
