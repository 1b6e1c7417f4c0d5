/** First and family names as people of a mixed class bear and write them, some with letters that filters trip over. */
const PEOPLE: readonly (readonly [string, string])[] = [
  [
    `Arthur Freya Hugo Ivy Stanley Beatrix Rupert Matilda Felix Harriet Cassian Dixie Shiloh Anushka Fatima Titania Basil
    Hamza Aisha Sittichai Wangari Uchenna Nguyen Analia Sexton`,
    `Barker Clarke Dunn Ellis Fletcher Grant Holmes Ingram Knight Lambert Mitchell Norris Osborne Palmer Quinn Russell
    Shaw Tucker Vaughan Woods Hancox Cocker Titherington Shipman Assumpcao Wanklyn`,
  ],
  [
    `אלה נדב ירדן גלעד הדר טל סתיו אופיר ענבר רותם ניצן שקד מתן יובל ליאל אריאלה דורון סיון כנרת זוהר עדי חן ארז שני כספי`,
    `ביטון ברק גרוס דגן הראל וקנין זיו חורי טוויל יונה כרמי לוין מור נאור סויסה עזרא פלד צור קדוש רביבו שגיא תורג׳מן מזור
    סקסוני חרמון`,
  ],
  [
    `جنى آدم لين كنان تالا أمير ملك رامز سوار عدي ريم مجد هالة باسل لمى نزار شهد غسان ديمة وسيم رغد كرم جود نيروز زبير`,
    `عيشة البرغوثي جبارين دراوشة هيب زعبي حلبي طربيه يونس كيوان لحام مرعي نجم سلامة عازم فاهوم صفدي قعوار ريان شحادة تلحمي
    خوالد ذياب ضاهر غنايم`,
  ],
  [
    `Nadav Yarden Gilad Hadar Stav Ofir Inbar Rotem Nitzan Shaked Matan Yuval Jana Adam Leen Kinan Tala Amir Malak Ramez
    Siwar Oday Reem Majd Bassel`,
    `Barak Gross Dagan Harel Vaknin Ziv Houri Tawil Karmi Levin Mor Naor Swissa Ezra Peled Tzur Kadosh Revivo Barghouti
    Jabarin Darawshe Heib Halabi Younis Kaskas`,
  ],
];

/** So many names that nobody should be refused for, all different, of all four kinds in turn. */
export function honestNames(count: number): string[] {
  const kinds = PEOPLE.map(([first, last]) => pairs(words(first), words(last)));
  const names = Array.from({ length: count }, (_, at) => kinds[at % kinds.length]?.[Math.floor(at / kinds.length)]);
  return names.filter((name) => name !== undefined);
}

function words(list: string): string[] {
  return list.split(/\s+/).filter((word) => word !== '');
}

function pairs(firsts: readonly string[], lasts: readonly string[]): string[] {
  return lasts.flatMap((last) => firsts.map((first) => `${first} ${last}`));
}
