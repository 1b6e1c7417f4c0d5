import { Alert, Button, Group, Select, Stack, Text, Textarea } from '@mantine/core';
import { useState } from 'react';
import type { LiveRefusal } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import { showTimedMessage } from '#ui/dialogs';
import type { ServerLists } from './server-lists.ts';
import { ListDoubts } from './list-doubts.tsx';
import { addedBy, type ListPlace, type ListPlan, planList } from './plan-list.ts';
import { type ListedPlayer, playersIn, textOfPlayers } from './read-players.ts';
import type { ListFilling } from './use-list.ts';

/** Players without a page, by a list that is typed, pasted or fetched; it is looked over before it is put in. */
export function AddPlayers({
  place,
  mustChooseTeam,
  filling,
  FromServer,
}: {
  place: ListPlace;
  /** Nobody comes in without a team, and none is given by itself. */
  mustChooseTeam: boolean;
  filling: ListFilling;
  /** Lists that a server keeps; absent where there is none. */
  FromServer: ServerLists | undefined;
}) {
  const t = useTexts('clickers');
  const lists = useTexts('clickerLists');
  const { refused, refusedOther } = useTexts('operate');
  const [text, setText] = useState('');
  const [team, setTeam] = useState('0');
  const asksTeam = mustChooseTeam && place.teams.length > 1;
  const planOf = (players: readonly ListedPlayer[]): ListPlan => {
    const plan = planList(players, place);
    const without = plan.add.get(null);
    if (!asksTeam || !without) return plan;
    const add = new Map(plan.add);
    add.delete(null);
    return { ...plan, add: add.set(Number(team), [...(add.get(Number(team)) ?? []), ...without]) };
  };
  const plan = planOf(playersIn(text));
  const added = addedBy(plan);
  const fill = async (wanted: ListPlan): Promise<LiveRefusal | null> => {
    const refusal = await filling.fill(wanted);
    if (refusal) showTimedMessage({ title: refused[refusal] ?? refusedOther, kind: 'error' });
    return refusal;
  };
  const add = async () => {
    if (await fill(plan)) return;
    setText('');
    if (added + plan.pairs.length === 0) showTimedMessage({ title: t.nobodyNew, kind: 'success' });
  };
  return (
    <Stack gap="xs" align="flex-start">
      <Textarea
        label={t.names}
        description={lists.hint}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        autosize
        minRows={2}
        maxRows={8}
        dir="auto"
        w="100%"
      />
      <ListDoubts plan={plan} />
      {filling.leftOut.length > 0 && (
        <Alert color="orange" w="100%">
          {t.leftOut(filling.leftOut.join(', '))}
        </Alert>
      )}
      {asksTeam && (
        <Select
          label={lists.team}
          data={place.teams.map((name, at) => ({ value: String(at), label: name }))}
          value={team}
          allowDeselect={false}
          onChange={(value) => setTeam(value ?? '0')}
        />
      )}
      <Group gap="sm">
        <Button variant="light" disabled={text.trim() === ''} loading={filling.busy} onClick={() => void add()}>
          {t.add}
        </Button>
        {added + plan.pairs.length > 0 && (
          <Text size="sm" c="dimmed">
            {[added > 0 && lists.willAdd(added), plan.pairs.length > 0 && lists.willPair(plan.pairs.length)]
              .filter((words) => words !== false)
              .join(' · ')}
          </Text>
        )}
      </Group>
      {FromServer && (
        <FromServer
          players={place.players}
          teams={place.teams}
          busy={filling.busy}
          onList={(players) => setText(textOfPlayers(players))}
          onFill={(players) => void fill(planOf(players))}
        />
      )}
    </Stack>
  );
}
