/**
 * Marks a page that has not been in front yet (`global.css` keeps movement from it): some browsers let animations stand
 * at their invisible beginning there, and whoever captures such a window would capture nothing.
 */
export function markUnseen(page: Document = document): void {
  if (page.visibilityState !== 'hidden') return;
  page.documentElement.dataset['unseen'] = '';
  const seen = () => {
    if (page.visibilityState === 'hidden') return;
    delete page.documentElement.dataset['unseen'];
    page.removeEventListener('visibilitychange', seen);
  };
  page.addEventListener('visibilitychange', seen);
}
