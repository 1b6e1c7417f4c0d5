import type { RunAgainTexts } from '../../../en/screens/live/run-again.ts';
import { plural } from '../../grammar.ts';

export const runAgain: RunAgainTexts = {
  title: 'ماذا بعد؟',
  samePeople: 'اللعب مرة أخرى مع اللاعبين أنفسهم',
  anotherGame: 'لعبة أخرى مع اللاعبين أنفسهم',
  runAgain: 'تشغيل مرة أخرى في غرفة جديدة',
  search: 'البحث في ألعابكم',
  noOther: 'ليست لديكم لعبة أخرى بعد',
  noneFound: 'لا توجد لعبة تحمل هذه الكلمات في اسمها',
  slides: (n) => plural(n, { one: 'شريحة واحدة', two: 'شريحتان', few: `${n} شرائح`, other: `${n} شريحة` }),
  unfinished: 'لا يمكن تشغيلها بعد',
  playThis: 'لعبها مع هؤلاء اللاعبين',
};
