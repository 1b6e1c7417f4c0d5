/** The page for somebody whose connection is away. */
export interface OfflineTexts {
  title: string;
  text: string;
  again: string;
}

/** Words of offlinePage. */
export const offlinePage: OfflineTexts = {
  title: 'You’re offline',
  text: 'We couldn’t open the page. What was saved before isn’t lost.',
  again: 'Try again',
};
