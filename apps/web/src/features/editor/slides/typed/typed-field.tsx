import { useTexts } from '#platform/i18n';
import { ANSWER_TEXT_MAX, newAnswer, SPELLINGS_MAX, TYPING_SCRIPTS, TypingScript } from '@qc/contract';
import { foldTyped } from '@qc/engine';
import { ActionIcon, Badge, Button, Select, Switch, Text } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useId } from 'react';
import { gapText } from '../../gap-marks.ts';
import { FormSection } from '../../slide-form/form-section.tsx';
import formClasses from '../../slide-form/slide-form.module.css';

import { answerKeys, focusAnswer } from '../../answers/answer-keys.ts';
import type { SlideFieldProps } from '../field-props.ts';
import { WordsField } from '../../slide-form/words-field.tsx';
import classes from '../../answers/answers-field.module.css';
import { TypedTester } from './typed-tester.tsx';

const STRICT = ['strictMarks', 'strictCase', 'strictSpaces'] as const;

/** The accepted spellings of a typed answer, how strictly they are compared, and a place to try. */
export function TypedField({ slide, gaps, disabled, onChange }: SlideFieldProps<'typed'>) {
  const t = useTexts('editorAnswers');
  const listId = useId();
  const { answers, typing } = slide;
  const setText = (index: number, text: string) =>
    onChange({ answers: answers.with(index, { ...newAnswer(text, true) }) });
  const add = () => {
    onChange({ answers: [...answers, newAnswer('', true)] });
    focusAnswer(listId, answers.length);
  };
  const remove = (index: number) => {
    onChange({ answers: answers.toSpliced(index, 1) });
    focusAnswer(listId, Math.max(0, index - 1));
  };
  const move = (index: number, step: -1 | 1) => {
    const answer = answers[index];
    if (!answer || !answers[index + step]) return;
    onChange({ answers: answers.toSpliced(index, 1).toSpliced(index + step, 0, answer) });
    focusAnswer(listId, index + step);
  };
  const { length: count } = answers;
  const forms = answers.map(({ text }) => foldTyped(text, typing));
  // Harmless: both are taken. It is only told.
  const twice = new Set(forms.flatMap((form, at) => (form !== '' && forms.indexOf(form) < at ? at : [])));
  const onKeyDown = answerKeys({ count, max: SPELLINGS_MAX, listId, onAdd: add, onMove: move, onRemove: remove });

  return (
    <>
      <FormSection title={t.spellings} hint={t.spellingsHint} error={gapText(gaps, 'answers')}>
        <ol className={classes.plain} id={listId}>
          {answers.map((answer, index) => (
            <li key={index} className={classes.plainRow}>
              <WordsField
                className={classes.text}
                aria-label={t.spelling(index + 1)}
                placeholder={index === 0 ? t.spellingPlaceholder : ''}
                value={answer.text}
                max={ANSWER_TEXT_MAX}
                oneLine
                maxRows={3}
                disabled={disabled}
                error={gapText(gaps, `answers.${index}`)}
                description={twice.has(index) ? t.sameSpelling : undefined}
                rightSection={
                  index === 0 && count > 1 ? (
                    <Badge size="xs" variant="light">
                      {t.mainSpelling}
                    </Badge>
                  ) : null
                }
                rightSectionWidth={76}
                data-field={`answers.${index}`}
                data-answer={index}
                onKeyDown={onKeyDown}
                onWords={(text) => setText(index, text)}
              />
              {count > 1 && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t.removeSpelling(index + 1)}
                  disabled={disabled}
                  onClick={() => remove(index)}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ol>
        <div className={classes.below}>
          <Button
            variant="light"
            size="sm"
            leftSection={<IconPlus size={16} aria-hidden />}
            disabled={disabled || count >= SPELLINGS_MAX}
            onClick={add}
            data-field="answers"
          >
            {t.addSpelling}
          </Button>
          <Text size="xs" c="dimmed">
            {t.enterAdds}
          </Text>
        </div>
      </FormSection>
      <FormSection title={t.strictness}>
        <Select
          label={t.script}
          value={typing.script}
          allowDeselect={false}
          disabled={disabled}
          data={TYPING_SCRIPTS.map((value) => ({ value, label: t[value] }))}
          maw={280}
          data-field="typing"
          onChange={(value) => {
            const script = TypingScript.safeParse(value).data;
            if (script) onChange({ typing: { ...typing, script } });
          }}
        />
        <div className={formClasses.switches}>
          {STRICT.map((rule) => (
            <Switch
              key={rule}
              label={t[rule]}
              description={t[`${rule}Hint`]}
              checked={typing[rule]}
              disabled={disabled}
              onChange={(event) => onChange({ typing: { ...typing, [rule]: event.currentTarget.checked } })}
            />
          ))}
        </div>
        <TypedTester slide={slide} />
      </FormSection>
    </>
  );
}
