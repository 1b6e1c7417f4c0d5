import { inEachLanguage } from '@qc/contract/languages';
import { languageNames } from '../../language-names.ts';
import type { PresenterTexts } from '../../../en/screens/screen/presenter.ts';
import { show } from '../show/show.ts';

export const presenter: PresenterTexts = {
  ...show,
  joinAt: 'انضمّوا عبر العنوان',
  gameCode: 'رمز اللعبة',
  scan: 'أو امسحوا الرمز',
  players: () => 'اللاعبون',
  answered: 'أجابوا',
  whoAnswered: 'من أجاب',
  slideOf: (n, total) => `${n} / ${total}`,
  slideLabel: (n, total) => `السؤال ${n} من ${total}`,
  locked: 'الانضمام مغلق',
  waiting: 'نبدأ بعد لحظات',
  paused: 'استراحة',
  getReady: 'استعدوا!',
  devicesReady: 'الجاهزون',
  thenTap: 'ثم المسوا بهذا الترتيب',
  teamsTitle: 'الفرق',
  playersTitle: 'اللاعبون',
  bestPlayers: 'أفضل اللاعبين',
  answersClosed: 'الإجابة مغلقة',
  standings: 'الترتيب',
  thanksScreen: 'شكرًا لجميع اللاعبين!',
  noPointsYet: 'لا نقاط بعد',
  noWinners: 'كان هذا السؤال الأخير',
  votes: 'إجابات',
  typeOnPhone: {
    any: 'اكتبوا إجابتكم على الهاتف',
    ...inEachLanguage((one) => `اكتبوا إجابتكم على الهاتف ${languageNames[one].inIt}`),
    numbers: 'اكتبوا إجابتكم على الهاتف بالأرقام',
  },
  numberOnPhone: 'اكتبوا العدد على الهاتف',
  orderOnPhone: 'رتّبوها على الهاتف',
  playOnPhone: 'العبوا على الهاتف',
  finishedGame: 'أنهوا اللعبة',
  cannotShow: 'لا يمكن عرض هذه اللعبة هنا',
  nobodyAnswered: 'لم يُجب أحد هذه المرة',
  inPlace: 'في مكانه الصحيح:',
};
