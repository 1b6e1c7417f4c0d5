import { wordsDirection } from '#features/show';
import { useTexts } from '#platform/i18n';
import { useTooLong } from '#platform/too-long';
import { Text, TextInput, Tooltip, UnstyledButton } from '@mantine/core';
import { SHORT_TEXT_MAX } from '@qc/contract';
import { type KeyboardEvent, useContext, useEffect, useRef, useState } from 'react';
import { GameDirection } from '../slide-form/words-field.tsx';
import classes from './editor-frame.module.css';

interface Props {
  name: string;
  readOnly: boolean;
  /** Called with each change: it is saved like every other field. */
  onName: (name: string) => void;
}

/** The game's name on top of the editor; pressed it becomes a field. Enter keeps what was typed, Escape what was. */
export function GameName({ name, readOnly, onName }: Props) {
  const frame = useTexts('editorFrame');
  const [before, setBefore] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  useEffect(() => {
    if (before === null && returns.current) button.current?.focus();
    returns.current = false;
  }, [before]);

  const end = (wanted: string, byKey: boolean) => {
    // A game has a name: an empty field leaves the one it had.
    const kept = wanted.trim() === '' ? before : wanted;
    if (kept !== null && kept !== name) onName(kept);
    returns.current = byKey;
    setBefore(null);
  };

  if (before !== null) return <NameField name={name} before={before} onName={onName} onEnd={end} />;
  return (
    <Text component="h1" className={classes.name}>
      {readOnly ? (
        <bdi title={name}>{name}</bdi>
      ) : (
        <UnstyledButton ref={button} className={classes.rename} title={frame.rename} onClick={() => setBefore(name)}>
          <bdi>{name}</bdi>
        </UnstyledButton>
      )}
    </Text>
  );
}

interface FieldProps {
  name: string;
  before: string;
  onName: (name: string) => void;
  onEnd: (wanted: string, byKey: boolean) => void;
}

function NameField({ name, before, onName, onEnd }: FieldProps) {
  const t = useTexts('editor');
  const direction = useContext(GameDirection);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  const tooLong = useTooLong()(name, SHORT_TEXT_MAX);
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopPropagation();
    onEnd(event.key === 'Escape' ? before : name, true);
  };
  return (
    <Tooltip label={tooLong} opened={tooLong !== null} color="red" multiline w={280} position="bottom-start">
      <TextInput
        ref={field}
        className={classes.nameField ?? ''}
        aria-label={t.gameName}
        aria-invalid={tooLong !== null || undefined}
        error={tooLong !== null}
        dir={wordsDirection(name, direction)}
        value={name}
        onChange={(event) => onName(event.currentTarget.value)}
        onKeyDown={onKey}
        onBlur={() => onEnd(name, false)}
      />
    </Tooltip>
  );
}
