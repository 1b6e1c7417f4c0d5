import { Button, Checkbox, Group, Stack, Text, Textarea } from '@mantine/core';
import { IconPhoneOutgoing } from '@tabler/icons-react';
import { useState } from 'react';
import { type CallFault, type CallingState, numberToCall, type PeopleCalled, type RoomId } from '@qc/contract';
import { INVITED_AT_ONCE, SHORT_TEXT_MAX } from '@qc/contract/limits';
import { errorText, useApiMutation } from '#platform/api';
import { useLanguage, useTexts } from '#platform/i18n';
import { ErrorNotice } from '#ui/error-notice';
import { SheetButton } from '#ui/field/sheet-button';
import { type ListedPerson, peopleIn, peopleOfRows, textOfPeople } from './people-in.ts';
import { NotCalled } from './not-called.tsx';

/** The list of people to call: typed, pasted or of a sheet; what it costs; that they have agreed. */
export function PeopleToCall({
  roomId,
  state,
  onCalled,
}: {
  roomId: RoomId;
  state: CallingState;
  onCalled: (state: CallingState) => void;
}) {
  const t = useTexts('callPeople');
  const { language } = useLanguage();
  const [text, setText] = useState('');
  const [agreed, setAgreed] = useState(false);
  const [refused, setRefused] = useState<{ who: string; why: CallFault }[]>([]);
  const listed = peopleIn(text);
  const { wanted, left } = sorted(listed, state);
  const sheet = useApiMutation('readPlayerSheet', {
    meta: { quiet: true },
    onSuccess: ({ rows }) => setText(textOfPeople(peopleOfRows(rows))),
  });
  const call = useApiMutation('callPeople', { meta: { quiet: true } });
  const take = (done: PeopleCalled, people: readonly ListedPerson[]) => {
    const others = done.left.map(({ at, why }) => ({ who: nameOf(people[at]), why }));
    setText('');
    setAgreed(false);
    setRefused(others);
    if (others.length === 0) onCalled(done.state);
  };
  const send = () => {
    const people = wanted.map(({ number, name }) => ({ number, name: name.slice(0, SHORT_TEXT_MAX) }));
    call.mutate(
      { params: { id: roomId }, body: { people, agreed: true } },
      { onSuccess: (done) => take(done, wanted) },
    );
  };
  const isTooMany = wanted.length > Math.min(state.leftHere, state.leftToday, INVITED_AT_ONCE);
  const failed = call.error ?? sheet.error;
  return (
    <Stack gap="sm" align="flex-start">
      <Text>{t.lead}</Text>
      <Textarea
        label={t.list}
        description={t.listHint}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setRefused([]);
        }}
        autosize
        minRows={3}
        maxRows={10}
        dir="auto"
        w="100%"
      />
      <SheetButton label={t.fromExcel} loading={sheet.isPending} onSheet={(form) => sheet.mutate({ form })} />
      <NotCalled left={[...left, ...refused]} />
      <Checkbox
        label={t.agreed}
        description={t.agreedHint}
        checked={agreed}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
      />
      <div role="status">
        <Text fw={600}>
          {wanted.length > 0 && state.price !== '' ? t.cost(wanted.length, state.price) : t.willCall(wanted.length)}
        </Text>
        <Text size="sm" c={isTooMany ? 'red.9' : 'dimmed'}>
          {isTooMany && `${t.tooMany} `}
          {t.left(state.leftHere, state.leftToday)}
        </Text>
      </div>
      {failed && <ErrorNotice text={errorText(failed, language)} />}
      <Group gap="sm">
        <Button
          leftSection={<IconPhoneOutgoing size={20} aria-hidden />}
          disabled={wanted.length === 0 || isTooMany || !agreed || state.isQuiet}
          loading={call.isPending}
          onClick={send}
        >
          {t.call(wanted.length)}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t.kept}
      </Text>
    </Stack>
  );
}

/** Who can be called, each once, and whose line is none. */
function sorted(listed: readonly ListedPerson[], { home, countries }: CallingState) {
  const wanted: ListedPerson[] = [];
  const left: { who: string; why: CallFault }[] = [];
  const seen = new Set<string>();
  for (const person of listed) {
    const read = numberToCall(person.number, { home, countries });
    const why = 'why' in read ? read.why : seen.has(read.number) ? 'repeated' : null;
    if ('number' in read) seen.add(read.number);
    if (why === null) wanted.push(person);
    else left.push({ who: nameOf(person), why });
  }
  return { wanted, left };
}

function nameOf(person: ListedPerson | undefined): string {
  return [person?.name, person?.number].filter((text) => text).join(' ');
}
