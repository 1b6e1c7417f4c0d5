import type { LeaveMailTexts } from '../../../en/server/mail/leave-mail.ts';

export const leaveMail: LeaveMailTexts = {
  subject: 'انتهت مشاركة لعبة {game} مع {receiver}',
  greeting: 'مرحبًا {giver}،',
  left: 'أُلغيت مشاركة لعبة {game} مع {receiver} من طرف {receiver}. تبقى اللعبة لديكم كما هي.',
  open: 'إلى سجل المشاركات',
  why: 'وصلتكم هذه الرسالة لأنكم اخترتم تلقّي الإشعارات بالبريد الإلكتروني. يمكنكم إيقافها من إعدادات المستخدم.',
};
