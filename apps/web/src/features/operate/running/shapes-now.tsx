import { textsIn } from '#platform/words';
import { Stack, Text } from '@mantine/core';
import { AnswerMark, answerSign } from '#features/show';
import { useLanguage, useTexts } from '#platform/i18n';
import styles from './shapes-now.module.css';

/** The shapes of this moment, for somebody who comes when the big screen shows them no more. */
export function ShapesNow({ pattern }: { pattern: readonly number[] }) {
  const t = useTexts('console');
  const { language } = useLanguage();
  const names = textsIn(language, 'join').shapes;
  if (pattern.length === 0) return null;
  return (
    <Stack gap={4}>
      <Text size="sm" c="dimmed" id="shapes-now">
        {t.shapesNow}
      </Text>
      <ol className={styles.shapes} aria-labelledby="shapes-now">
        {pattern.map((shape, place) => (
          <li key={place} style={{ backgroundColor: answerSign(shape).colour }} aria-label={names[shape]}>
            <AnswerMark index={shape} letter={false} />
          </li>
        ))}
      </ol>
    </Stack>
  );
}
