import { useTexts } from '#platform/i18n';
import { useTooLong } from '#platform/too-long';
import { ANSWER_TEXT_MAX } from '@qc/contract';
import { fitsScript, foldTyped } from '@qc/engine';
import { useState } from 'react';
import type { SlideFieldProps } from '../field-props.ts';
import { Tester } from '../../answers/tester.tsx';

/** Says of any text whether players would get the points for it, by the rules of the live game. */
export function TypedTester({ slide }: Pick<SlideFieldProps<'typed'>, 'slide'>) {
  const t = useTexts('editorAnswers');
  const [tried, setTried] = useState('');
  const { typing, answers } = slide;
  const tooLong = useTooLong()(tried, ANSWER_TEXT_MAX);
  const form = foldTyped(tried, typing);
  const isEmpty = tried.trim() === '';
  const canSend = fitsScript(tried, typing.script) && form !== '';
  const counts = canSend && answers.some(({ text }) => foldTyped(text, typing) === form);
  return (
    <Tester
      value={tried}
      error={tooLong}
      verdict={
        isEmpty || tooLong !== null
          ? null
          : { good: counts, text: counts ? t.counts : canSend ? t.countsNot : t.cannotType }
      }
      onChange={setTried}
    />
  );
}
