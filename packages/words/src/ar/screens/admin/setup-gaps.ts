import type { GapTexts } from '../../../en/screens/admin/setup-gaps.ts';
import { plural } from '../../grammar.ts';

export const setupGaps: GapTexts = {
  startTitle: 'بضعة أسئلة عن النظام',
  startText: 'من يدفع مقابل مرات التشغيل، وإلى من يتوجه الناس، وكيف تخرج الرسائل. أقل من دقيقة.',
  start: 'الإجابة الآن',
  notNeeded: 'لا حاجة',
  noAddress: 'عنوان الموقع غير معروف',
  noAddressText: 'لا يمكن وضع روابط في الرسائل، ولذلك لا يمكن دعوة أحد أو إضافته. اختاروا العنوان الذي يُكتب في المتصفح.',
  useThis: (address) => `استخدام ${address}`,
  askOwner: 'يستطيع المالك تصحيح ذلك في الإعدادات.',
  badSender: 'تُرسل الرسائل من عنوان ترفضه خوادم البريد',
  badSenderText: 'ينتهي عنوان المرسل بـ @localhost. اختاروا عنوانًا تابعًا لخادم بريدكم.',
  toSettings: 'فتح الإعدادات',
  failedMail: (n) =>
    plural(n, {
      one: 'رُفضت رسالة واحدة',
      two: 'رُفضت رسالتان',
      few: `رُفضت ${n} رسائل`,
      many: `رُفضت ${n} رسالة`,
      other: `رُفضت ${n} رسالة`,
    }),
  failedMailText: 'خادم البريد لا يوصل إلى هذه العناوين. انظروا السبب، وأعيدوا الإرسال أو صحّحوا العنوان.',
  toMail: 'عرض الرسائل التي لم تصل',
};
