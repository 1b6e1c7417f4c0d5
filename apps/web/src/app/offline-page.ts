/** From the next visit on a page that cannot be fetched says so in our words; without it the browser says it in its own. */
export function keepOfflinePage(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.register('/offline-worker.js', { updateViaCache: 'none' }).catch(() => undefined);
}
