export const LETTER_KEYS = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J'] as const;
export const DIGIT_KEYS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
/** `buzz` is the one big key, and the only one of a buzzer. */
export const REMOTE_KEYS = [...LETTER_KEYS, ...DIGIT_KEYS, '*', '#', 'buzz'] as const;
/** What can be pressed on a remote. */
export type RemoteKey = (typeof REMOTE_KEYS)[number];

/** A key as a device writes it, small letters too; null where there is none of that name. */
export function readKey(text: string): RemoteKey | null {
  const name = text === 'buzz' ? text : text.toUpperCase();
  return REMOTE_KEYS.find((key) => key === name) ?? null;
}
