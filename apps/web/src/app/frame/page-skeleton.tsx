import { SimpleGrid, Skeleton, Stack } from '@mantine/core';

/** Shown while a screen's code is on its way. */
export function PageSkeleton() {
  return (
    <Stack gap="lg" aria-hidden py="md">
      <Skeleton height={36} width={240} maw="70%" />
      <Skeleton height={18} width={380} maw="90%" />
      <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
        <Skeleton height={150} radius="lg" />
        <Skeleton height={150} radius="lg" />
        <Skeleton height={150} radius="lg" />
      </SimpleGrid>
    </Stack>
  );
}
