import { createTransport, type SendMailOptions } from 'nodemailer';
import type { DueMail } from './outgoing-mail-store.ts';

/**
 * The message for the mail library. Recipient and subject come from people: the address is given apart from any text,
 * and a subject is one line, so that neither can add a header.
 */
export function mailOptions(mail: DueMail, from: string): SendMailOptions {
  const host = /@([a-z0-9.-]+)>?$/i.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: mail.recipient },
    subject: mail.subject.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
    text: mail.plain,
    html: mail.html,
    date: new Date(mail.createdAtMs),
    messageId: `<${mail.id}@${host}>`,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: { 'auto-submitted': 'auto-generated' },
  };
}

/** The message as a file that any mail program opens. */
export async function composeMail(mail: DueMail, from: string): Promise<Uint8Array> {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(mailOptions(mail, from));
  if (!Buffer.isBuffer(message)) throw new Error('a message was not composed whole');
  return message;
}
