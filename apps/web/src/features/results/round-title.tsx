import { formatNumber, isolate, useLanguage, useTexts } from '#platform/i18n';
import { Group, Text, Title } from '@mantine/core';
import type { PlayerResult, RoundResult } from '@qc/contract';
import { bestOfRound } from '@qc/engine';

/** Where a round of the game begins among its questions, and who was the best of it. */
export function RoundTitle({ round, players }: { round: RoundResult; players: readonly PlayerResult[] }) {
  const t = useTexts('results');
  const { language } = useLanguage();
  const best = bestOfRound(round, players);
  return (
    <Group justify="space-between" mt="sm" gap="xs">
      <Title order={3} size="h3">
        <bdi>{t.round(round.number, round.title)}</bdi>
      </Title>
      {best && (
        <Text c="dimmed">
          {t.bestOfRound(isolate(best.player.name), t.points(best.points, formatNumber(language, best.points)))}
        </Text>
      )}
    </Group>
  );
}
