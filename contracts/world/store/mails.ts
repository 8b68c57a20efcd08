import type { Store } from './openStore';

/** A message that the chain has sent. `sentAt` in milliseconds. */
export interface MailRecord {
  readonly id: number;
  readonly toAddress: string;
  readonly sentAt: number;
  readonly subject: string;
  readonly body: string;
}

export const sendMail = (store: Store, mail: Omit<MailRecord, 'id'>): void => {
  store
    .prepare('INSERT INTO mails (toAddress, sentAt, subject, body) VALUES (?, ?, ?, ?)')
    .run(mail.toAddress, mail.sentAt, mail.subject, mail.body);
};

/** The messages to everyone, the latest first. */
export const allMails = (store: Store): readonly MailRecord[] =>
  store.prepare('SELECT * FROM mails ORDER BY id DESC LIMIT 50').all() as MailRecord[];
