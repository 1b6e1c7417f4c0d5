import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './answers-field.module.css';
import type { AnswerList } from './use-answer-list.ts';

/** What stands below a list of answers: the button that adds one, and something beside it. */
export function BelowAnswers({ list, add, children }: { list: AnswerList; add: string; children: ReactNode }) {
  return (
    <div className={classes.below}>
      <Button
        variant="light"
        size="sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        disabled={!list.canAdd}
        onClick={list.add}
        data-field="answers"
      >
        {add}
      </Button>
      {children}
    </div>
  );
}
