/** Texts of the accessibility statement. */
export interface Texts {
  title: string;
  lead: string;
  /** Leads to the page of licenses. */
  licenses: string;
  sections: Section[];
}

export interface Section {
  title: string;
  text?: string;
  points?: string[];
}

/** Words of accessibility. */
export const accessibility: Texts = {
  title: 'Accessibility statement',
  lead: 'Everyone should be able to build a game, run it, and play in it.',
  licenses: 'Open-source licenses',
  sections: [
    {
      title: 'What we aim for',
      text: 'The screens of questions.creator are built to meet WCAG 2.2 at level AA, in Hebrew, Arabic and English. Each screen is checked automatically in all three whenever the product changes.',
    },
    {
      title: 'What you can rely on',
      points: [
        'Everything works with the keyboard alone, and the focus is always visible. The first stop on every page leads straight to its content.',
        'Lists that can be reordered by dragging can also be reordered with buttons.',
        'Fields have labels, and every mistake is explained in words beside its field.',
        'Answers are told apart by color, shape and letter together, never by color alone.',
        'Text has a contrast of at least 4.5 to 1, and pages can be enlarged to 200% without loss.',
        'Charts in the results are also given as text.',
        'When your device asks for reduced motion, nothing moves that does not have to.',
        'The accessibility menu, a button at the top of every working screen, makes text larger, strengthens contrast, marks links, changes the font and stops motion. Your choices are kept on your device. If the site’s owner asks for it, and only if you agree, another company’s menu replaces it.',
        'Screens are mirrored for right-to-left languages, and their language is announced to screen readers.',
        'Authors can describe each image for people who can’t see it.',
      ],
    },
    {
      title: 'What you should know',
      points: [
        'A question is open for a limited time. The host can add time, pause, or close the answers at any moment.',
        'Images and other media come from the games’ authors. Whether they have descriptions depends on them.',
        'Automatic checks don’t find every barrier.',
      ],
    },
    {
      title: 'Tell us',
      text: 'If something gets in your way, tell the people who run this site or gave you the game: which page it was, what you wanted to do, and which device and assistive software you used. They’ll look into it.',
    },
  ],
};
