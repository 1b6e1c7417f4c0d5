import type { ShareMailTexts } from '../../../en/server/mail/share-mail.ts';

export const shareMail: ShareMailTexts = {
  subject: 'تمت مشاركة لعبة {game} معكم من {sharer}',
  greeting: 'مرحبًا {receiver}،',
  given: {
    1: 'تمت مشاركة لعبة {game} معكم من {sharer}. يمكنكم تحريرها معًا وتشغيلها.',
    2: 'وصلتكم نسخة من لعبة {game} من {sharer}. يمكنكم تشغيلها، لكن لا يمكنكم تحريرها.',
    3: 'وصلتكم نسخة من لعبة {game} من {sharer}. النسخة لكم، ويمكنكم تغيير كل شيء فيها.',
  },
  open: 'فتح اللعبة',
  where: {
    shared: 'اللعبة بانتظاركم في questions.creator، في قائمة «تمت مشاركتها معي».',
    mine: 'اللعبة بانتظاركم في questions.creator، في قائمة «ألعابي».',
  },
  why: 'وصلتكم هذه الرسالة لأنكم اخترتم تلقّي الإشعارات بالبريد الإلكتروني. يمكنكم إيقافها من إعدادات المستخدم.',
};
