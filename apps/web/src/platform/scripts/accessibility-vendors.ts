import { directionOf } from '@qc/words';
import type { ScriptSettings } from '@qc/contract';
import type { Language } from '@qc/contract/languages';
import { addScript } from './add-script.ts';

declare global {
  interface Window {
    acsbJS?: { init: (settings?: object) => void };
    interdeal?: object;
  }
}

type Vendor = Exclude<ScriptSettings['accessibilityVendor'], 'none'>;

/** The version that the vendor gave to its customers last, with the hash that it gives with it: no other bytes run. */
const EQUALWEB = {
  src: 'https://cdn.equalweb.com/core/5.2.5/accessibility.js',
  integrity: 'sha512-Zamp30ps601kXvZTcIYv1sytUc090mrEJD9rLuoWzEGqmB6t0XdLRgC/g5TznUleEBIMm6T3c6Baf/ExIYh/Hw==',
};

/** The side on which lines end. */
const endOf = (language: Language) => (directionOf(language) === 'ltr' ? 'right' : 'left');

/** How each vendor's widget is started; `account` is the owner's id with them. */
const START: Record<Vendor, (account: string, language: Language, whenThere: () => void) => void> = {
  userway: (account, language, whenThere) => {
    addScript(
      'https://cdn.userway.org/widget.js',
      { 'data-account': account, 'data-language': language, 'data-mobile': 'true' },
      whenThere,
    );
  },
  accessibe: (_account, language, whenThere) => {
    addScript('https://acsbapp.com/apps/app/dist/js/app.js', {}, () => {
      window.acsbJS?.init({ language, position: endOf(language) });
      whenThere();
    });
  },
  equalweb: (account, language, whenThere) => {
    window.interdeal = {
      sitekey: account,
      Position: endOf(language),
      Menulang: language.toUpperCase(),
      domains: { js: 'https://cdn.equalweb.com/', acc: 'https://access.equalweb.com/' },
    };
    addScript(EQUALWEB.src, { crossorigin: 'anonymous', integrity: EQUALWEB.integrity }, whenThere);
  },
};

/** Starts a vendor's accessibility widget; `whenThere` is called once its script has arrived. */
export function loadAccessibilityVendor(
  { accessibilityVendor, accessibilityAccount }: ScriptSettings,
  language: Language,
  whenThere: () => void,
): void {
  if (accessibilityVendor !== 'none') START[accessibilityVendor](accessibilityAccount, language, whenThere);
}
