import type { useTexts } from '#platform/i18n';

/** What a caption for sounds can name. */
export type Heard = keyof ReturnType<typeof useTexts<'hallSound'>>['heardAs'];
