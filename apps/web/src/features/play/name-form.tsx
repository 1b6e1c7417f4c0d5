import { textsIn } from '#platform/words';
import { useEffect, useRef, useState } from 'react';
import type { FormEvent } from 'react';
import { SHORT_TEXT_MAX } from '@qc/contract/limits';
import type { RoomInfo, ShutDoor } from '@qc/contract';
import {
  JoinRefusal,
  MediaFrame,
  PatternPad,
  RulesConsent,
  TeamPicker,
  WatchOffer,
  teamNames,
  wordsDirection,
} from '#features/show';
import { Field } from './field.tsx';
import styles from './forms.module.css';
import type { PlayState } from './play-state.ts';
import type { JoinFields } from './use-play-room.ts';

const PHONE = /^\+?[0-9][0-9 ()-]{5,22}$/;
const DICE =
  'M6 3h12a3 3 0 0 1 3 3v12a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V6a3 3 0 0 1 3-3ZM8.5 8.5v.01M15.5 8.5v.01M12 12v.01M8.5 15.5v.01M15.5 15.5v.01';

/** What somebody has filled in. */
export interface Filled extends Pick<JoinFields, 'phone' | 'consent' | 'team'> {
  /** The name as it was typed, after so many (`n`) were suggested. */
  typed: string;
  n: number;
}

/** Asks for what a room wants of a player before the place is theirs: nickname, phone number, team, agreement to the rules, shapes. */
export function NameForm({
  room,
  door,
  firstName,
  filled,
  state,
  onWatch,
  onCode,
  onSuggest,
  onFill,
  onJoin,
}: {
  room: RoomInfo;
  /** Why nobody gets a place now; null: there are places. */
  door: ShutDoor | null;
  firstName: string;
  /** What has been filled in so far: kept by whoever shows the form, which comes and goes. */
  filled: Filled;
  state: Pick<PlayState, 'joining' | 'joinProblem' | 'patternAsked' | 'tapped' | 'suggested' | 'waits'>;
  /** Watches without a place; null: nobody may. */
  onWatch: (() => void) | null;
  /** Leaves for another code. */
  onCode: () => void;
  onSuggest: () => void;
  onFill: (change: Partial<Filled>) => void;
  onJoin: (fields: JoinFields) => void;
}) {
  const t = textsIn(room.language, 'play');
  const { joinProblem, patternAsked, tapped, suggested } = state;
  const busy = state.joining !== null;
  const drawn = room.nameRule === 'generated';
  const teams = room.teams.mode === 'choose' ? teamNames(room) : [];
  const { typed, n, phone, consent, team } = filled;
  const [asked, setAsked] = useState(false);
  const [without, setWithout] = useState(false);
  const rules = room.regulationsText !== '' || room.regulationsLink !== '';
  // What came last counts: the name that was typed, or the one that was suggested after it.
  const name = suggested && suggested.n > n ? suggested.name : typed;
  const noName = name.trim() === '';
  const longName = name.trim().length > SHORT_TEXT_MAX;
  const noPhone = room.collectPhone && !PHONE.test(phone.trim());
  const noTeam = teams.length > 0 && team === null;
  const complete = !noName && !longName && !noPhone && !noTeam && (!rules || consent);
  const join = (pattern: number[] | null) => {
    if (!busy) onJoin({ name: name.trim(), phone: room.collectPhone ? phone.trim() : '', consent, team, pattern });
  };
  // Written out when the door shut: it goes in as it stands, without a press.
  const written = complete && (typed !== firstName || phone !== '' || consent || team !== null);
  const waits = useRef(false);
  useEffect(() => {
    if (door === null && waits.current && !state.waits) join(null);
    waits.current = door !== null && written;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the door alone lets in, with what is written then
  }, [door]);
  const needsName = drawn && noName;
  useEffect(() => {
    if (needsName) onSuggest();
  }, [needsName, onSuggest]);
  const heading = (
    <h1 className={styles.title} dir={wordsDirection(room.name, room.direction)}>
      {room.name}
    </h1>
  );
  const offer = (main: boolean) => (
    <WatchOffer language={room.language} main={main} onWatch={onWatch} onCode={onCode} />
  );
  // What was typed stays for when the door opens. Whoever is just going through it hears how that ended.
  if (door !== null && !busy)
    return (
      <div className={`${styles.card} ${styles.notice}`}>
        {heading}
        <div role="status">
          <JoinRefusal room={room} code={joinProblem ?? door} next={state.waits || written ? 'in' : 'form'} />
        </div>
        {offer(true)}
      </div>
    );
  if (joinProblem === 'patternWrong' || (busy && (tapped || without)))
    return (
      <div className={styles.card}>
        <PatternPad
          key={patternAsked}
          language={room.language}
          busy={busy}
          problem={tapped && !busy ? t.patternWrong : ''}
          neededAfterAll={without && !tapped && !busy}
          onDone={join}
          onWithout={() => {
            setWithout(true);
            join(null);
          }}
        />
      </div>
    );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    setWithout(false);
    if (complete) join(null);
  };
  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      {room.logo && (
        <div className={styles.logo}>
          <MediaFrame media={room.logo} sizes="50vw" />
        </div>
      )}
      {heading}
      <Field
        id="name"
        label={t.name}
        hint={drawn ? t.drawnHint : room.pace === 'self' ? '' : t.nameHint}
        problem={longName ? t.nameLong : asked && noName ? t.nameProblem : ''}
        dir="auto"
        autoComplete="nickname"
        readOnly={drawn}
        value={name}
        onChange={(event) => onFill({ typed: event.currentTarget.value, n: suggested?.n ?? 0 })}
        beside={
          <button type="button" className={styles.dice} aria-label={t.suggest} title={t.suggest} onClick={onSuggest}>
            <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
              <path d={DICE} fill="none" stroke="currentColor" strokeWidth="2.2" strokeLinecap="round" />
            </svg>
          </button>
        }
      />
      {room.collectPhone && (
        <Field
          id="phone"
          label={t.phone}
          hint={t.phoneHint}
          problem={asked && noPhone ? t.phoneProblem : ''}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          value={phone}
          onChange={(event) => onFill({ phone: event.currentTarget.value })}
        />
      )}
      {teams.length > 0 && (
        <TeamPicker
          language={room.language}
          names={teams}
          team={team}
          problem={asked && noTeam ? t.teamNeeded : ''}
          onTeam={(chosen) => onFill({ team: chosen })}
        />
      )}
      {rules && (
        <RulesConsent room={room} consent={consent} asked={asked} onConsent={(agreed) => onFill({ consent: agreed })} />
      )}
      {joinProblem && !busy && (
        <div className={styles.problem} role="alert">
          <JoinRefusal room={room} code={joinProblem} />
        </div>
      )}
      <button type="submit" className={styles.button} aria-disabled={busy}>
        {busy ? t.joining : t.join}
      </button>
      {offer(false)}
    </form>
  );
}
