import type { SlideTypesTexts } from '../../../en/screens/everywhere/slide-types.ts';

export const slideTypes: SlideTypesTexts = {
  trivia: 'سؤال اختيار من متعدد',
  trueFalse: 'صح أم خطأ',
  survey: 'استطلاع',
  typed: 'إجابة مكتوبة',
  number: 'عدد',
  order: 'ترتيب',
  media: 'شريحة وسائط',
  miniGame: 'لعبة مصغّرة',
  buzzer: 'سؤال الجرس',
  break: 'استراحة',
};

export const slideTypeHints: SlideTypesTexts = {
  trivia: 'من إجابتين إلى ثماني إجابات، واحدة أو أكثر صحيحة',
  trueFalse: 'عبارة واحدة وزرّان',
  survey: 'لمعرفة الآراء. لا إجابة صحيحة ولا نقاط',
  typed: 'يكتب اللاعبون الإجابة بأنفسهم',
  number: 'تخمين: يفوز الأقرب، أو كل من اقترب بما يكفي',
  order: 'يرتّب اللاعبون الإجابات ترتيبًا صحيحًا',
  media: 'صورة أو فيديو أو صوت مع عنوان، دون سؤال',
  miniGame: 'لعبة مصغّرة من موقع آخر على هاتف كل لاعب',
  buzzer: 'من يضغط أولًا يجيب بصوت عالٍ، ويحكم منظّم اللعبة',
  break: 'استراحة مع عدّ تنازلي وموسيقى، والترتيب حتى الآن',
};
