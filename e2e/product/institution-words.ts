/** What a person reads on the screens of an institution and its invitations. */
export interface InstitutionWords {
  people: string;
  invite: string;
  search: string;
  leave: string;
  none: string;
  invitation: string;
  code: string;
  join: RegExp;
  over: string;
}

export const institutionWords: Record<'en' | 'he' | 'ar', InstitutionWords> = {
  en: {
    people: 'People',
    invite: 'Invite',
    search: 'Search by name or e-mail',
    leave: 'Leave the institution',
    none: 'You do not belong to an institution',
    invitation: 'Invitation',
    code: 'Code from the letter',
    join: /^Join /,
    over: 'This invitation does not work any more',
  },
  he: {
    people: 'אנשים',
    invite: 'הזמנה',
    search: 'חיפוש לפי שם או דואר',
    leave: 'עזיבת המוסד',
    none: 'אינכם שייכים למוסד',
    invitation: 'הזמנה',
    code: 'הקוד מהמכתב',
    join: /^הצטרפות אל /,
    over: 'ההזמנה הזו כבר אינה פועלת',
  },
  ar: {
    people: 'الأشخاص',
    invite: 'دعوة',
    search: 'بحث بالاسم أو البريد',
    leave: 'مغادرة المؤسسة',
    none: 'لا تنتمون إلى مؤسسة',
    invitation: 'دعوة',
    code: 'الرمز من الرسالة',
    join: /^الانضمام إلى /,
    over: 'هذه الدعوة لم تعد تعمل',
  },
};
