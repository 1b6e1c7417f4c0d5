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
    people: 'Members',
    invite: 'Invite',
    search: 'Search by name or email',
    leave: 'Leave institution',
    none: 'You’re not part of an institution',
    invitation: 'Invitation',
    code: 'Code from the email',
    join: /^Join /,
    over: 'This invitation is no longer valid',
  },
  he: {
    people: 'חברים',
    invite: 'הזמנה',
    search: 'חיפוש לפי שם או דוא״ל',
    leave: 'עזיבת המוסד',
    none: 'אינכם שייכים למוסד',
    invitation: 'הזמנה להצטרף',
    code: 'הקוד מההודעה',
    join: /^הצטרפות אל /,
    over: 'ההזמנה הזו כבר אינה בתוקף',
  },
  ar: {
    people: 'الأعضاء',
    invite: 'دعوة',
    search: 'البحث بالاسم أو البريد',
    leave: 'مغادرة المؤسسة',
    none: 'لا تنتمون إلى مؤسسة',
    invitation: 'دعوة',
    code: 'الرمز من الرسالة',
    join: /^الانضمام إلى /,
    over: 'هذه الدعوة لم تعد صالحة',
  },
};
