import { wordsOf } from '@qc/words/server';
import { LANGUAGES } from '@qc/contract/languages';
import { directionOf } from '@qc/words';

/** The page for somebody whose connection is away: no script, nothing to fetch, every language. */
export function offlinePage(): string {
  const parts = LANGUAGES.map((language) => {
    const { title, text, again } = wordsOf(language).offlinePage;
    return `<section lang="${language}" dir="${directionOf(language)}"><h1>${title}</h1><p>${text}</p><a href="">${again}</a></section>`;
  });
  return `<!doctype html><html lang="he" dir="rtl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>questions.creator</title><style>${STYLE}</style></head><body><main>${parts.join('')}</main></body></html>`;
}

const STYLE =
  'body{margin:0;background:#f8fafc;color:#0f2440;font:1.05rem/1.6 system-ui,sans-serif}main{max-inline-size:34rem;margin:auto;padding:2rem 1rem}section{padding-block:1.25rem;border-block-end:1px solid #d5dfec}section:last-child{border:0}h1{margin:0;font-size:1.35rem}p{margin:.25rem 0 1rem}a{display:inline-block;min-block-size:44px;padding-inline:1.25rem;line-height:44px;border-radius:10px;background:#1565c0;color:#fff;text-decoration:none;font-weight:600}a:focus-visible{outline:3px solid #0d2f66;outline-offset:3px}';
