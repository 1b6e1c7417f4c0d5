/** Names as people of the three languages bear and write them, with those that foul-word lists are known to trip over. */
const EN_FIRST = `Oliver George Harry Jack Charlie Thomas Jacob Alfie Oscar William James Henry Leo Joshua Ethan Daniel
  Benjamin Samuel Dylan Edward Alexander Max Lucas Mason Logan Isaac Theo Nathan Adam Tobias Emma Olivia Sophia Ava
  Isabella Mia Charlotte Amelia Harper Evelyn Abigail Emily Ella Grace Chloe Victoria Penelope Nora Hannah Lily Cassandra
  Fanny Phuc Essie Regina Analise Titus Randi Gaylord Nikita Shitij Nick Assaf Assia Hassan Cassidy Dickie Isis Zona2`;
const EN_LAST = `Smith Jones Taylor Brown Wilson Evans Thomas Roberts Johnson Walker Wright Robinson Thompson White Hughes
  Edwards Green Hall Wood Harris Hitchcock Peacock Cockburn Dickens Dickinson Dickson Hancock Babcock Woodcock Cummings
  Butts Weiner Wang Fuchs Focke Fukuda Shitrit Matsushita Cox Sexton Titmus Essex Middlesex Scunthorpe Penistone Bassett
  Glasscock Kuntz Hooker Ballsack2 Cumberland Constance Grape Draper Nagasaki Harshit Slutsky Pratt Pakistani Assange`;
const HE_FIRST = `נועם דוד אריאל יוסף לביא רפאל יהודה איתן אורי דניאל איתי עידו משה יונתן עומר אלון גיא תמר נועה מאיה יעל
  שירה אביגיל טליה אדל איילה רוני הילה ליה שרה מיכל חנה רבקה כוכב זהבה שושנה אסף תחיה יוכבד עפרה חרות ראשית זיו כוסבי
  ליאור שלומית חורב זינה רותי פינחס`;
const HE_LAST = `כהן לוי מזרחי פרץ ביטון דהן אברהם פרידמן אזולאי מלכה כץ יוסף עמר אוחיון גבאי חדד בן־דוד שטרית שמואלי
  אריזונה זינגר כוסטא תזונתי הורוביץ רוזנברג גולן שפירא סגל נחום בר־לב חזן שרף טיזר ביצור`;
const AR_FIRST = `محمد أحمد علي عمر يوسف إبراهيم خالد حسن حسين مصطفى محمود كريم زياد طارق سامي رامي فادي وليد أنس زبيدة فاطمة
  عائشة مريم زينب خديجة سارة ليلى نور ياسمين رنا دينا هند سلمى خولة نيكول كساب زيد زاب زبير كسرى عرفات طيبة بسمة`;
const AR_LAST = `الأحمد الحسن خليل منصور النجار الحداد الخطيب عباس حمدان عودة الزعبي زبيدات صباحي البزاز الكسواني خوري عيسى
  سليمان قاسم جابر ناصر شاهين صالح القاضي العرسان عرفات نيقولا المصري زبيدي طيبي كسابري`;
const TRANSLIT_FIRST = `Noam Itai Itzik Josh Moshe Yoash Reshit Tamar Shira Avigail Omer Gai Uri Assaf Osnat Anat Fuad Fadi Khaled
  Mohammed Ahmad Kusai Qusay Khawla Zeinab Zayn Nikola Anas Asma Sharif Tarek Bassam Zaki Yousef Kosta`;
const TRANSLIT_LAST = `Cohen Levi Mizrahi Peretz Biton Shitrit Sheetrit Itzkovich Uckerman Abu-Kassem Al-Zubi Khoury Nassar Haddad
  Kuskas Zonana Zonenberg Harush Manyakov Assaraf Bashir Kassis Nikbakht Tizzer Sharmila`;

/** Games' own kind of names. */
const PLAYFUL = `Team 7,Player 455,Room 8008,Class 3B,Dana K,Ana L,Noa 2010,xX Dragon Xx,The A Team,U 2,Dr. J,Mr. Bean,Los Angeles,
  Mary-Jane O'Brien,St. Ives,Grade 5 A,קבוצה 7,כיתה ח2,הצוות של דנה,النسور ٧,فريق ٥,Class of 88,J.R.R. T,A B C,א ב ג,Tit-for-tat 2`;

/** Two thousand of them. */
export function honestNames(): string[] {
  const all = [
    ...pairs(EN_FIRST, EN_LAST),
    ...pairs(HE_FIRST, HE_LAST),
    ...pairs(AR_FIRST, AR_LAST),
    ...pairs(TRANSLIT_FIRST, TRANSLIT_LAST),
  ];
  const step = Math.floor(all.length / 1900);
  return [...PLAYFUL.split(',').map((name) => name.trim()), ...all.filter((_, at) => at % step === 0)].slice(0, 2000);
}

function pairs(first: string, last: string): string[] {
  const [firsts, lasts] = [first, last].map((list) => list.split(/\s+/).filter((word) => !word.endsWith('2')));
  return (firsts ?? []).flatMap((one, at) =>
    (lasts ?? []).map((two, place) => ((at + place) % 5 === 0 ? one : `${one} ${two}`)),
  );
}
