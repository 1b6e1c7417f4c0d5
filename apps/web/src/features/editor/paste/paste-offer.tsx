import { type AllWords } from '#platform/words';
import { useTexts } from '#platform/i18n';
import { CancelButton } from '#ui/form-buttons';
import { ANSWER_TEXT_MAX, QUESTION_TEXT_MAX } from '@qc/contract';
import { Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconClipboardText } from '@tabler/icons-react';
import classes from './paste.module.css';
import type { FormPaste, PasteOffer as Offer } from './use-form-paste.ts';

/** The quiet question about what was pasted, between the question and its answers; and what was done, for screen readers. */
export function PasteOffer({ paste }: { paste: FormPaste }) {
  const t = useTexts('editorPaste');
  const { offer, spoken } = paste;
  const words = offer ? wordsOf(offer, t) : [];
  return (
    <>
      <VisuallyHidden role="status">{offer ? words.join(' ') : spoken}</VisuallyHidden>
      {offer && (
        <div className={classes.offer} role="group" aria-label={t.offer} data-paste-offer>
          <IconClipboardText size={20} aria-hidden className={classes.icon} />
          <div className={classes.words}>
            {words.map((line) => (
              <Text key={line} size="sm" fw={550}>
                {line}
              </Text>
            ))}
          </div>
          <Group gap={6}>
            <Button size="compact-md" onClick={paste.accept}>
              {acceptWords(offer, t)}
            </Button>
            {paste.inOne && (
              <Button size="compact-md" variant="default" onClick={paste.inOne}>
                {t.inOne}
              </Button>
            )}
            {offer.kind === 'lines' ? (
              <CancelButton size="compact-md" variant="subtle" color="gray" onClick={paste.dismiss} />
            ) : (
              <Button size="compact-md" variant="subtle" color="gray" onClick={paste.leave}>
                {t.asText}
              </Button>
            )}
          </Group>
        </div>
      )}
    </>
  );
}

type Texts = AllWords['editorPaste'];

function wordsOf(offer: Offer, t: Texts): string[] {
  if (offer.kind === 'review')
    return [
      offer.paste.kind === 'rows' ? t.someRows(offer.paste.rows.length) : t.manyQuestions(offer.paste.questions.length),
    ];
  if (offer.kind === 'question') {
    const { question, answers } = offer.found;
    const long = answers.filter(({ text }) => text.length > ANSWER_TEXT_MAX).length;
    return [
      t.oneQuestion(answers.length),
      ...(long > 0 || question.length > QUESTION_TEXT_MAX ? [t.tooLong(Math.max(1, long), ANSWER_TEXT_MAX)] : []),
    ];
  }
  const { pasted, plan } = offer;
  const placed = pasted.lines.length - plan.left.length;
  return [
    ...(plan.left.length > 0 ? [t.noRoom(pasted.lines.length, placed)] : []),
    ...(plan.long > 0 ? [t.tooLong(plan.long, ANSWER_TEXT_MAX)] : []),
  ];
}

function acceptWords(offer: Offer, t: Texts): string {
  if (offer.kind === 'review') return t.lookThem;
  if (offer.kind === 'question') return t.fillIn;
  return offer.plan.left.length > 0 ? t.fillFirst(offer.pasted.lines.length - offer.plan.left.length) : t.fillCut;
}
