import { useTexts } from '#platform/i18n';
import { wordsDirection } from '#features/show';
import type { Direction } from '@qc/contract';
import { UnstyledButton } from '@mantine/core';
import { IconFlag } from '@tabler/icons-react';
import classes from './slide-list.module.css';

interface Props {
  /** From 1. */
  number: number;
  title: string;
  direction: Direction;
  /** Goes to where its title is written. */
  onOpen: () => void;
}

/** Where a round begins in the list of slides: a press leads to its title. It stays at the top while its slides pass. */
export function RoundHeading({ number, title, direction, onOpen }: Props) {
  const t = useTexts('editorShow');
  return (
    <li className={classes.round}>
      <UnstyledButton className={classes.roundOpen} onClick={onOpen}>
        <IconFlag size={16} aria-hidden />
        <span className={classes.roundNumber}>{t.roundNumber(number)}</span>
        {title !== '' && (
          <bdi className={classes.roundTitle} dir={wordsDirection(title, direction)}>
            {title}
          </bdi>
        )}
      </UnstyledButton>
    </li>
  );
}
