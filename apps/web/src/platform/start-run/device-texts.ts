import type { Dictionary } from '../i18n/index.ts';

/** What is said where a game shall run whose devices cannot be connected to a live run. */
export interface DeviceTexts {
  remotesTitle: string;
  remotesText: string;
  dialerTitle: string;
  dialerText: string;
  /** Changes the game to phones and runs it. */
  change: string;
  /** Said where a game is set for them, before anybody builds for nothing. */
  notYet: { remotes: string; dialer: string };
  /** For a copy that only its sharer can change. */
  askSharer: string;
}

export const deviceTexts: Dictionary<DeviceTexts> = {
  en: {
    remotesTitle: 'This game is set for clickers',
    remotesText:
      'Clickers can’t be connected to a live run here yet. You can change the game to phones and computers and run it that way now.',
    change: 'Change and run',
    notYet: {
      remotes:
        'Clickers can’t be connected to a live run here yet. Build the game now, and run it on phones and computers.',
      dialer:
        'Phone calls can’t be connected to a live run here yet. Build the game now, and run it on phones and computers.',
    },
    dialerTitle: 'This is a call-in game',
    dialerText:
      'Phone calls can’t be connected to a live run here yet. You can change the game to phones and computers and run it that way now.',
    askSharer:
      'It can’t be run here as it is. Ask the person who shared it with you to change it to phones and computers and share it again.',
  },
  he: {
    remotesTitle: 'המשחק הזה הוא משחק שלטים',
    remotesText:
      'עדיין אי אפשר לחבר כאן שלטי הצבעה להרצה חיה. אפשר לשנות את המשחק לטלפונים ולמחשבים ולהריץ אותו כך עכשיו.',
    change: 'שינוי והרצה',
    notYet: {
      remotes: 'עדיין אי אפשר לחבר כאן שלטי הצבעה להרצה חיה. אפשר לבנות את המשחק עכשיו ולהריץ אותו על טלפונים ומחשבים.',
      dialer: 'עדיין אי אפשר לחבר כאן שיחות טלפון להרצה חיה. אפשר לבנות את המשחק עכשיו ולהריץ אותו על טלפונים ומחשבים.',
    },
    dialerTitle: 'המשחק הזה הוא משחק בחיוג',
    dialerText:
      'עדיין אי אפשר לחבר כאן שיחות טלפון להרצה חיה. אפשר לשנות את המשחק לטלפונים ולמחשבים ולהריץ אותו כך עכשיו.',
    askSharer: 'אי אפשר להריץ אותו כאן כמו שהוא. בקשו ממי ששיתף אותו איתכם לשנות אותו לטלפונים ולמחשבים ולשתף שוב.',
  },
  ar: {
    remotesTitle: 'هذه اللعبة مُعدّة لأجهزة التصويت',
    remotesText:
      'لا يمكن بعد توصيل أجهزة التصويت بالتشغيل المباشر هنا. يمكنكم تغيير اللعبة إلى الهواتف والحواسيب وتشغيلها هكذا الآن.',
    change: 'تغيير وتشغيل',
    notYet: {
      remotes:
        'لا يمكن بعد توصيل أجهزة التصويت بتشغيل مباشر هنا. يمكنكم بناء اللعبة الآن وتشغيلها على الهواتف والحواسيب.',
      dialer:
        'لا يمكن بعد توصيل المكالمات الهاتفية بتشغيل مباشر هنا. يمكنكم بناء اللعبة الآن وتشغيلها على الهواتف والحواسيب.',
    },
    dialerTitle: 'هذه لعبة بالاتصال الهاتفي',
    dialerText:
      'لا يمكن بعد توصيل المكالمات الهاتفية بالتشغيل المباشر هنا. يمكنكم تغيير اللعبة إلى الهواتف والحواسيب وتشغيلها هكذا الآن.',
    askSharer: 'لا يمكن تشغيلها هنا كما هي. اطلبوا ممن شاركها معكم أن يغيّرها إلى الهواتف والحواسيب ويشاركها من جديد.',
  },
};
