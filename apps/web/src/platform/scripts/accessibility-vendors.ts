import type { ScriptSettings } from '@qc/contract';
import type { Language } from '@qc/contract/languages';
import { addScript } from './add-script.ts';

declare global {
  interface Window {
    acsbJS?: { init: (settings?: object) => void };
    interdeal?: object;
    initNagishLi?: () => void;
    nl_lang?: string;
    nl_pos?: string;
    nl_dir?: string;
  }
}

type Vendor = Exclude<ScriptSettings['accessibilityVendor'], 'none'>;

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
      window.acsbJS?.init({ language, position: language === 'en' ? 'right' : 'left' });
      whenThere();
    });
  },
  equalweb: (account, language, whenThere) => {
    window.interdeal = {
      sitekey: account,
      Position: language === 'en' ? 'right' : 'left',
      Menulang: language.toUpperCase(),
      domains: { js: 'https://cdn.equalweb.com/', acc: 'https://access.equalweb.com/' },
    };
    addScript('https://cdn.equalweb.com/core/5.1.13/accessibility.js', { crossorigin: 'anonymous' }, whenThere);
  },
  // It has no service: its files are handed out freely, and the owner puts them beside the product.
  nagishli: (_account, language, whenThere) => {
    window.nl_lang = language;
    window.nl_pos = language === 'en' ? 'br' : 'bl';
    window.nl_dir = '/nl-files/';
    addScript('/nagishli.js', {}, () => {
      // It starts itself at the page's load, which is long past.
      window.initNagishLi?.();
      whenThere();
    });
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
