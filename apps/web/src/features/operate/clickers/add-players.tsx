import { Alert, Button, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { LiveRefusal, OperatorAction, SeatRow } from '@qc/contract';
import { PLAYERS_ADDED_MAX } from '@qc/contract/limits';
import { useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import { namesIn } from './clicker-names.ts';

/** The list of players shows who was added within this time, ms. */
const LISTED_AFTER_MS = 1000;

/** Players without a page: a list of names, typed or pasted. */
export function AddPlayers({
  players,
  onAsk,
}: {
  players: readonly SeatRow[];
  onAsk: (action: OperatorAction) => Promise<LiveRefusal | null>;
}) {
  const t = useTexts('clickers');
  const { refused, refusedOther } = useTexts('operate');
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  /** Names that were sent, once the list of players must show them. */
  const [sent, setSent] = useState<readonly string[]>([]);
  const names = namesIn(text);
  const here = new Set(players.map(({ name }) => name));
  const leftOut = sent.filter((name) => !here.has(name));

  const add = async () => {
    const added = names.filter((name) => !here.has(name));
    setBusy(true);
    setSent([]);
    let refusal: LiveRefusal | null = null;
    for (let from = 0; from < added.length && refusal === null; from += PLAYERS_ADDED_MAX)
      refusal = await onAsk({ do: 'addPlayers', names: added.slice(from, from + PLAYERS_ADDED_MAX) });
    setBusy(false);
    if (refusal) return showTimedMessage({ title: refused[refusal] ?? refusedOther, kind: 'error' });
    setText('');
    if (added.length === 0) showTimedMessage({ title: t.nobodyNew, kind: 'success' });
    setTimeout(() => setSent(added), LISTED_AFTER_MS);
  };
  return (
    <Stack gap="xs" align="flex-start">
      <Textarea
        label={t.names}
        description={t.namesHint}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autosize
        minRows={2}
        maxRows={8}
        dir="auto"
        w="100%"
      />
      {leftOut.length > 0 && (
        <Alert color="orange" w="100%">
          {t.leftOut(leftOut.join(', '))}
        </Alert>
      )}
      <Button variant="light" disabled={names.length === 0} loading={busy} onClick={() => void add()}>
        {t.add}
      </Button>
    </Stack>
  );
}
