/** Programs that look at an address to show a card beside it. */
const PREVIEWERS =
  /facebookexternalhit|facebookcatalog|facebot|whatsapp|telegrambot|twitterbot|slackbot|linkedinbot|discordbot|skypeuripreview|microsoftpreview|pinterestbot|redditbot|embedly|iframely|vkshare|mastodon|bluesky|snap url preview/i;

/** Whether a program asks that shows a card beside an address, not a person's browser. */
export function isLinkPreviewer(userAgent: string | undefined): boolean {
  return userAgent !== undefined && PREVIEWERS.test(userAgent);
}
