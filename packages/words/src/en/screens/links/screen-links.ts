import { plural } from '../../grammar.ts';

/** Words of the console's links for big screens on other machines. */
export const screenLinks = {
  title: 'Big screen on another computer',
  hint: 'For the technician, for slides and for streams. Whoever has a link sees what the big screen shows, without an account, until the game ends or you close the link.',
  none: 'No links yet.',
  make: 'New link',
  full: 'There are as many links as a game can have. Close one first.',
  name: (n: number) => `Screen ${n}`,
  inUse: (n: number) => plural(n, { one: 'Open on 1 screen', other: `Open on ${n} screens` }),
  unused: 'Not open anywhere',
  copy: 'Copy link',
  copyFrame: 'Copy code for websites',
  copied: 'Copied',
  typeAt: 'Or open this address there and type the code:',
  keys: 'Keys on this screen lead on',
  keysHint: 'Next, back, black and code, with a keyboard or a presenter’s remote over there',
  close: 'Close link',
  closeTitle: (n: number) => `Close the link of screen ${n}?`,
  closeText: 'Screens that it has opened are sent away at once, and it never opens one again.',
  closeYes: 'Close link',
  elsewhere: 'In slides and streams',
  powerPoint: 'PowerPoint: install the add-in Web Viewer, put it on a slide, and paste the link into it.',
  googleSlides:
    'Google Slides shows no live pages inside a slide: put the link on a slide and open it from there, or switch windows.',
  obs: 'OBS: add a source “Browser”, paste the link, width 1920, height 1080.',
  frame:
    'Websites: the address of the link may stand in an iframe; no other address of this site may. The code for websites lets it sound, fill the screen and keep it lit.',
};

/** The same in each language. */
export type ScreenLinksTexts = typeof screenLinks;
