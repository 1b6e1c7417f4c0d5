import { UnstyledButton } from '@mantine/core';
import { useTexts } from '#platform/i18n';
import classes from './handset.module.css';

/** As on every telephone, with the letters that are printed on it. */
const KEYS = [
  ['1', ''],
  ['2', 'ABC'],
  ['3', 'DEF'],
  ['4', 'GHI'],
  ['5', 'JKL'],
  ['6', 'MNO'],
  ['7', 'PQRS'],
  ['8', 'TUV'],
  ['9', 'WXYZ'],
  ['*', ''],
  ['0', '+'],
  ['#', ''],
] as const;

interface Props {
  /** Something hears what is pressed. */
  isOn: boolean;
  /** The key that is held down on the computer's keyboard; null: none. */
  down: string | null;
  onKey: (key: string) => void;
}

/** The keys of a telephone: from left to right in every language. */
export function Keypad({ isOn, down, onKey }: Props) {
  const t = useTexts('rehearsal');
  const names: Record<string, string> = { '*': t.star, '#': t.hash };
  return (
    <div className={classes.keypad} dir="ltr" role="group" aria-label={t.keypad}>
      {KEYS.map(([key, letters]) => (
        <UnstyledButton
          key={key}
          className={classes.key}
          data-sign={key in names || undefined}
          data-down={key === down || undefined}
          aria-label={names[key] ?? key}
          // Whoever has the focus here keeps it when the call ends.
          aria-disabled={!isOn || undefined}
          onClick={() => isOn && onKey(key)}
        >
          <span aria-hidden>{key}</span>
          <small aria-hidden>{letters}</small>
        </UnstyledButton>
      ))}
    </div>
  );
}

type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

const PRESSED = /^(?:Digit|Numpad)(\d)$/;

/** The telephone's key of a key of the computer, whatever alphabet it types; null: none. */
export function keyOf(event: Pressed): string | null {
  const { key, code } = event;
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  if (/^[0-9*#]$/.test(key)) return key;
  // Keyboards of other alphabets may have digits of their own.
  return /^\p{Nd}$/u.test(key) ? (PRESSED.exec(code)?.[1] ?? null) : null;
}
