import type { BlockMailTexts } from '../../../en/server/mail/block-mail.ts';

export const blockMail: BlockMailTexts = {
  blocked: 'حُظرت اللعبة {game}',
  lifted: 'رُفع الحظر عن اللعبة {game}',
  greeting: 'مرحبًا {receiver}،',
  blockedText:
    'حظر مدير النظام اللعبة {game}. يمكنكم تحريرها، لكن لا يمكن تشغيلها أو نسخها أو تصديرها أو مشاركتها حتى يُرفع الحظر.',
  liftedText: 'رُفع الحظر عن اللعبة {game}. يمكنكم تشغيلها من جديد.',
  contact: 'للاستفسار: {contact}',
  open: 'ألعابي',
  why: 'وصلتكم هذه الرسالة لأنكم اخترتم تلقّي الإشعارات بالبريد الإلكتروني. يمكنكم إيقافها من إعدادات المستخدم.',
};
