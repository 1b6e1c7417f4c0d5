import type { MailServer, User } from '@qc/contract';
import type { Currency } from '@qc/contract/languages';
import type { House } from './house.ts';

/** What the form of the house holds. */
export interface HouseValues {
  kind: string;
  currency: Currency;
  contactName: string;
  contactEmail: string;
  contactPhone: string;
  baseUrl: string;
  /** Whether emails go out by a mail server. */
  byServer: boolean;
  mailServer: MailServer;
  mailFrom: string;
}

/** 587: mail that a program hands in, encrypted once the server has said hello. */
const USUAL_PORT = 587;

/** How the form begins: what is set already, else what is most likely right. */
export function houseValues({ settings, locked }: House, owner: User): HouseValues {
  const { contactName, contactEmail, contactPhone, mailServer, mailFrom } = settings;
  const isNew = contactName === '' && contactEmail === '' && contactPhone === '';
  const isUsualSender = /@localhost>?$/.test(mailFrom) && !locked.includes('mailFrom');
  return {
    kind: settings.everythingFree ? 'free' : 'paid',
    currency: settings.currency,
    contactName: isNew ? owner.name : contactName,
    contactEmail: isNew ? owner.email : contactEmail,
    contactPhone,
    baseUrl: settings.baseUrl === '' ? location.origin : settings.baseUrl,
    byServer: mailServer !== null,
    mailServer: mailServer ?? { host: '', port: USUAL_PORT, user: '', password: '' },
    mailFrom: isUsualSender ? `questions.creator <${owner.email}>` : mailFrom,
  };
}

/** What is sent: nothing of what the environment keeps to itself, and of mail nothing that is not asked for. */
export function houseBody(values: HouseValues, { locked }: Pick<House, 'locked'>): unknown {
  const { kind, byServer, mailServer, mailFrom, baseUrl, ...plain } = values;
  const isLocked = (field: string) => locked.includes(field);
  return {
    ...plain,
    everythingFree: kind === 'free',
    ...(!isLocked('baseUrl') && { baseUrl }),
    ...(!isLocked('mailServer') && { mailServer: byServer ? mailServer : null }),
    ...(!isLocked('mailFrom') && (byServer || isLocked('mailServer')) && { mailFrom }),
  };
}
