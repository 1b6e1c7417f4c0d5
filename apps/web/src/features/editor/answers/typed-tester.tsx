import { useTexts } from '#platform/i18n';
import { ANSWER_TEXT_MAX, type QuestionContent } from '@qc/contract';
import { fitsScript, foldTyped } from '@qc/engine';
import { useState } from 'react';
import { answerTexts } from '../texts/answer-texts.ts';
import { Tester } from './tester.tsx';

/** Says of any text whether players would get the points for it, by the rules of the live game. */
export function TypedTester({ slide }: { slide: QuestionContent }) {
  const t = useTexts(answerTexts);
  const [tried, setTried] = useState('');
  const { typing, answers } = slide;
  const form = foldTyped(tried, typing);
  const isEmpty = tried.trim() === '';
  const canSend = fitsScript(tried, typing.script) && form !== '';
  const counts = canSend && answers.some(({ text }) => foldTyped(text, typing) === form);
  return (
    <Tester
      value={tried}
      maxLength={ANSWER_TEXT_MAX}
      verdict={isEmpty ? null : { good: counts, text: counts ? t.counts : canSend ? t.countsNot : t.cannotType }}
      onChange={setTried}
    />
  );
}
