import { languageName } from '@qc/words';
import type { NamedCategory } from '#platform/categories';
import { useTexts } from '#platform/i18n';
import { MediaImage } from '#ui/picture/media-image';
import { Badge, Checkbox, Text } from '@mantine/core';
import { isImportable, type Question } from '@qc/contract';
import { IconCheck } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import classes from './library.module.css';

interface Props {
  question: Question;
  /** Those its labels may be of. */
  categories: readonly NamedCategory[];
  selected: boolean;
  onSelect: (selected: boolean) => void;
  /** Buttons of the person's own, such as hiding for admins. */
  actions?: ReactNode;
}

/** One question of the library with its answers. Only some kinds can be chosen for import. */
export function QuestionCard({ question, categories, selected, onSelect, actions }: Props) {
  const t = useTexts('library');
  const typeNames = useTexts('slideTypes');
  const id = useId();
  const labels = categories.filter(({ _id }) => question.labels.includes(_id));
  const importable = isImportable(question);
  return (
    <li className={classes.card} data-selected={selected || undefined}>
      <Checkbox
        size="md"
        checked={selected}
        disabled={!importable}
        aria-labelledby={id}
        aria-describedby={importable ? undefined : `${id}-why`}
        onChange={(event) => onSelect(event.currentTarget.checked)}
      />
      <div className={classes.cardBody} lang={question.language}>
        <div className={classes.question}>
          {question.image && <MediaImage media={question.image} sizes="96px" className={classes.picture} />}
          <Text fw={600} id={id} dir="auto">
            {question.question}
          </Text>
        </div>
        {importable && 'answers' in question && (
          <ul className={classes.answers}>
            {question.answers.map((answer, index) => (
              <li key={index} data-right={answer.correct || undefined} dir="auto">
                {answer.media && <MediaImage media={answer.media} sizes="64px" className={classes.answerPicture} />}
                {answer.text}
                {answer.correct && <IconCheck size={15} stroke={2.5} role="img" aria-label={t.right} />}
              </li>
            ))}
          </ul>
        )}
        <div className={classes.marks}>
          <Badge variant="light" radius="sm" color="gray" c="var(--qc-ink)">
            {typeNames[question.type]}
          </Badge>
          <Badge variant="light" radius="sm" color="gray" c="var(--qc-ink)">
            {languageName(question.language)}
          </Badge>
          {labels.map(({ _id, label }) => (
            <Badge key={_id} variant="light" radius="sm" c="brand.9">
              <bdi>{label}</bdi>
            </Badge>
          ))}
          {!importable && (
            <Text size="sm" c="dimmed" id={`${id}-why`}>
              {t.onlyTrivia}
            </Text>
          )}
          {!question.visible && (
            <Badge variant="light" radius="sm" color="red" c="#b71c1c">
              {t.hidden}
            </Badge>
          )}
        </div>
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  );
}
