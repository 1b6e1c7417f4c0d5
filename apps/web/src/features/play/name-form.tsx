import { useState } from 'react';
import type { FormEvent } from 'react';
import { SHORT_TEXT_MAX } from '@qc/contract/limits';
import type { LiveRefusal, RoomInfo } from '@qc/contract';
import { MediaFrame } from '#features/show';
import { Field } from './field.tsx';
import styles from './forms.module.css';
import { joinRefusalText, playTexts } from './play-texts.ts';
import type { JoinFields } from './use-play-room.ts';

const PHONE = /^\+?[0-9][0-9 ()-]{5,22}$/;

/** Asks for what a room wants of a player before the place is theirs: nickname, phone number, agreement to the rules. */
export function NameForm({
  room,
  firstName,
  busy,
  refusal,
  onJoin,
}: {
  room: RoomInfo;
  firstName: string;
  busy: boolean;
  refusal: LiveRefusal | null;
  onJoin: (fields: JoinFields) => void;
}) {
  const t = playTexts[room.language];
  const [name, setName] = useState(firstName);
  const [phone, setPhone] = useState('');
  const [consent, setConsent] = useState(false);
  const [asked, setAsked] = useState(false);
  const rules = room.regulationsText !== '' || room.regulationsLink !== '';
  const nameProblem = asked && name.trim() === '' ? t.nameProblem : '';
  const phoneProblem = asked && room.collectPhone && !PHONE.test(phone.trim()) ? t.phoneProblem : '';
  const consentProblem = asked && rules && !consent ? t.consentProblem : '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    const complete = name.trim() !== '' && (!room.collectPhone || PHONE.test(phone.trim())) && (!rules || consent);
    if (complete && !busy) onJoin({ name: name.trim(), phone: room.collectPhone ? phone.trim() : '', consent });
  };
  return (
    <form className={styles.card} onSubmit={submit} noValidate>
      {room.logo && (
        <div className={styles.logo}>
          <MediaFrame media={room.logo} sizes="50vw" />
        </div>
      )}
      <h1 className={styles.title} dir="auto">
        {room.name}
      </h1>
      <Field
        id="name"
        label={t.name}
        hint={t.nameHint}
        problem={nameProblem}
        dir="auto"
        autoComplete="nickname"
        maxLength={SHORT_TEXT_MAX}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {room.collectPhone && (
        <Field
          id="phone"
          label={t.phone}
          hint={t.phoneHint}
          problem={phoneProblem}
          type="tel"
          dir="ltr"
          autoComplete="tel"
          maxLength={24}
          value={phone}
          onChange={(event) => setPhone(event.currentTarget.value)}
        />
      )}
      {rules && (
        <div className={styles.rules}>
          {room.regulationsText !== '' && (
            <details>
              <summary>{t.rules}</summary>
              <p dir="auto">{room.regulationsText}</p>
            </details>
          )}
          {room.regulationsLink !== '' && (
            <a href={room.regulationsLink} target="_blank" rel="noopener noreferrer">
              {t.rulesLink}
            </a>
          )}
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={consent}
              aria-invalid={consentProblem !== ''}
              onChange={(event) => setConsent(event.currentTarget.checked)}
            />
            <span>{t.consent}</span>
          </label>
          {consentProblem && <p className={styles.problem}>{consentProblem}</p>}
        </div>
      )}
      {refusal && !busy && (
        <p className={styles.problem} role="alert">
          {joinRefusalText(refusal, room.language)}
        </p>
      )}
      <button type="submit" className={styles.button} aria-disabled={busy}>
        {busy ? t.joining : t.join}
      </button>
    </form>
  );
}
