import { Button, Group, Text } from '@mantine/core';
import type { ComponentProps } from 'react';
import type { CalledPerson, CalledPersonId, CalledState } from '@qc/contract';
import { useTexts } from '#platform/i18n';
import { Tag } from '#ui/tag';
import styles from './calling.module.css';

const TONES: Record<CalledState, ComponentProps<typeof Tag>['tone']> = {
  waiting: 'gray',
  placing: 'blue',
  ringing: 'blue',
  answered: 'blue',
  joined: 'green',
  ended: 'amber',
  busy: 'amber',
  noAnswer: 'amber',
  failed: 'red',
  neverAgain: 'red',
  stopped: 'gray',
};

/** Everybody who is, or was, called: how far the call is, and the way to try once more. */
export function CalledList({
  people,
  busy,
  mayCall,
  onAgain,
}: {
  people: readonly CalledPerson[];
  busy: boolean;
  mayCall: boolean;
  onAgain: (person: CalledPersonId) => void;
}) {
  const t = useTexts('callPeople');
  if (people.length === 0) return null;
  return (
    <ul className={styles.people} aria-label={t.people}>
      {people.map((one) => {
        const { _id, name, number, numberEnd, state, fault, mayTryAgain } = one;
        const who = name || number || t.endsIn(numberEnd);
        return (
          <li key={_id} className={styles.person}>
            <div className={styles.who}>
              <Text fw={600}>
                <bdi dir={name === '' && number !== '' ? 'ltr' : 'auto'}>{who}</bdi>
              </Text>
              {name !== '' && number !== '' && (
                <Text size="sm" c="dimmed">
                  <bdi dir="ltr">{number}</bdi>
                </Text>
              )}
            </div>
            <Group gap="xs" justify="flex-end">
              {fault !== null && (
                <Text size="sm" c="dimmed">
                  {t.faults[fault]}
                </Text>
              )}
              <Tag tone={TONES[state]}>{t.states[state]}</Tag>
              {mayTryAgain && mayCall && (
                <Button
                  size="compact-sm"
                  variant="light"
                  disabled={busy}
                  aria-label={t.againOf(who)}
                  onClick={() => onAgain(_id)}
                >
                  {t.again}
                </Button>
              )}
            </Group>
          </li>
        );
      })}
    </ul>
  );
}
