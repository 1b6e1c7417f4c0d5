import { useTexts } from '#platform/i18n';
import { newAnswer, SPELLINGS_MAX, TYPING_SCRIPTS, TypingScript } from '@qc/contract';
import { foldTyped } from '@qc/engine';
import { ActionIcon, Badge, Select, Switch, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { gapText } from '../../gap-marks.ts';
import { FormSection } from '../../slide-form/form-section.tsx';
import formClasses from '../../slide-form/slide-form.module.css';
import { AnswerLine } from '../../answers/answer-line.tsx';
import { BelowAnswers } from '../../answers/below-answers.tsx';
import { useAnswerList } from '../../answers/use-answer-list.ts';
import type { SlideFieldProps } from '../field-props.ts';
import classes from '../../answers/answers-field.module.css';
import { TypedTester } from './typed-tester.tsx';

const STRICT = ['strictMarks', 'strictCase', 'strictSpaces'] as const;

/** The accepted spellings of a typed answer, how strictly they are compared, and a place to try. */
export function TypedField({ slide, gaps, disabled, onChange }: SlideFieldProps<'typed'>) {
  const t = useTexts('editorAnswers');
  const { typing } = slide;
  // A spelling is words alone, and all of them are right.
  const answers = slide.answers.map(({ text }) => newAnswer(text, true));
  const fresh = newAnswer('', true);
  const list = useAnswerList({ answers, min: 1, max: SPELLINGS_MAX, disabled, fresh, onChange });
  const forms = answers.map(({ text }) => foldTyped(text, typing));
  // Harmless: both are taken. It is only told.
  const twice = new Set(forms.flatMap((form, at) => (form !== '' && forms.indexOf(form) < at ? at : [])));

  return (
    <>
      <FormSection title={t.spellings} hint={t.spellingsHint} error={gapText(gaps, 'answers')}>
        <ol className={classes.plain} id={list.listId}>
          {answers.map((answer, index) => (
            <li key={index} className={classes.plainRow}>
              <AnswerLine
                list={list}
                index={index}
                answer={answer}
                aria-label={t.spelling(index + 1)}
                placeholder={index === 0 ? t.spellingPlaceholder : ''}
                error={gapText(gaps, `answers.${index}`)}
                description={twice.has(index) ? t.sameSpelling : undefined}
                rightSection={
                  index === 0 && list.canRemove ? (
                    <Badge size="xs" variant="light">
                      {t.mainSpelling}
                    </Badge>
                  ) : null
                }
                rightSectionWidth={76}
              />
              {list.canRemove && (
                <ActionIcon
                  variant="subtle"
                  color="gray"
                  size="lg"
                  aria-label={t.removeSpelling(index + 1)}
                  disabled={disabled}
                  onClick={() => {
                    list.remove(index);
                    list.focus(Math.max(0, index - 1));
                  }}
                >
                  <IconTrash size={18} aria-hidden />
                </ActionIcon>
              )}
            </li>
          ))}
        </ol>
        <BelowAnswers list={list} add={t.addSpelling}>
          <Text size="xs" c="dimmed">
            {t.enterAdds}
          </Text>
        </BelowAnswers>
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
