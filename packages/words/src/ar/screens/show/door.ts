import type { DoorTexts } from '../../../en/screens/show/door.ts';

/** Words at a game's door, in its language. They come later than the form's. */
export const door: DoorTexts = {
  nameTaken: 'هذا الاسم المستعار مستخدم هنا. اختاروا غيره',
  roomFull: 'اللعبة ممتلئة',
  roomLocked: 'الانضمام مغلق',
  opensByItself: 'اتركوا هذه الصفحة مفتوحة: سيظهر النموذج هنا فور إتاحة الانضمام',
  entersByItself: 'اتركوا هذه الصفحة مفتوحة: ستدخلون تلقائيًا فور إتاحة الانضمام',
  tooManyMessages: 'أسرع من اللازم. حاولوا بعد قليل',
  pagesNotLetIn: 'تُلعب هذه اللعبة بأجهزة التصويت',
  tooLateToJoin: 'بدأت اللعبة ولا يمكن الانضمام الآن',
  nameFoul: 'لا يمكن استخدام هذا الاسم المستعار هنا. اختاروا غيره',
  tooManySeats: 'شارك هذا الجهاز مرات أكثر من اللازم في هذه اللعبة',
  attemptTaken: 'بدأت المحاولة على هذا الجهاز. أعيدوا تحميل الصفحة لمتابعتها',
  banned: 'حظر منظّم اللعبة هذا الجهاز',
  watch: 'مشاهدة فقط',
  watchAlong: 'مشاهدة اللعبة',
  watchHint: 'مشاهدة وتفاعل من هذا الهاتف دون مشاركة',
  watchersFull: 'لا مكان لمزيد من المشاهدين',
  watchingOff: 'لا يمكن مشاهدة هذه اللعبة دون مشاركة',
  otherRefusal: 'لم ينجح ذلك. حاولوا مرة أخرى',
};
