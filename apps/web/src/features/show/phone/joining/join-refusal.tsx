import { textsIn } from '#platform/words';
import type { LiveRefusal, RoomInfo } from '@qc/contract';
import styles from './joining.module.css';

/**
 * Why joining is refused, in the language of the game, and at a shut door what will happen. An assignment has one attempt for
 * each device.
 */
export function JoinRefusal({
  room,
  code,
  next = null,
}: {
  room: Pick<RoomInfo, 'language' | 'pace'>;
  code: LiveRefusal;
  /** What happens when the door opens: the form comes back, or who had filled it in goes in. */
  next?: 'form' | 'in' | null;
}) {
  const t = textsIn(room.language, 'door');
  return (
    <>
      <p>{refusalText(code, room)}</p>
      {next !== null && code !== 'roomEnded' && (
        <small className={styles.next}>{next === 'in' ? t.entersByItself : t.opensByItself}</small>
      )}
    </>
  );
}

function refusalText(code: LiveRefusal, { language, pace }: Pick<RoomInfo, 'language' | 'pace'>): string {
  const form = textsIn(language, 'play');
  const door = textsIn(language, 'door');
  if (code === 'tooManySeats' && pace === 'self') return door.attemptTaken;
  const own: Partial<Record<LiveRefusal, string>> = {
    ...form,
    ...door,
    nameEmpty: form.nameProblem,
    roomEnded: form.ended,
    consentNeeded: form.consentProblem,
    phoneNeeded: form.phoneProblem,
  };
  return own[code] ?? door.otherRefusal;
}
