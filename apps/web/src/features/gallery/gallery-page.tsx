import { useTexts } from '#platform/i18n';
import { PageHeader } from '#ui/page-header';
import { Paper } from '@mantine/core';
import { GalleryPanel } from './gallery-panel.tsx';

/** `/:lang/media`: one's own gallery. */
export function GalleryPage() {
  const t = useTexts('gallery');
  return (
    <>
      <PageHeader title={t.title} lead={t.lead} />
      <Paper withBorder p={{ base: 'md', sm: 'xl' }}>
        <GalleryPanel onChoose={null} order={2} />
      </Paper>
    </>
  );
}
