import { Text } from '@mantine/core';
import { KEY_LIMITS, type OperatorView } from '@qc/contract';
import { useTexts } from '#platform/i18n';

/** Before clickers are let in: which slides they cannot answer as pages do, and what happens. Nothing where there are none. */
export function ClickerGaps({ limits }: { limits: NonNullable<OperatorView['keyLimits']> }) {
  const t = useTexts('clickerSlides');
  return KEY_LIMITS.map((kind) => {
    const slides = limits.filter(({ limit }) => limit === kind).map(({ slide }) => slide + 1);
    return (
      slides.length > 0 && (
        <Text key={kind} size="sm" c="dimmed">
          {t.lobby[kind](slides.join(', '))}
        </Text>
      )
    );
  });
}
