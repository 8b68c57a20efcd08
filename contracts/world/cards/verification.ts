import type { AssociationError } from '../apiCodes';
import type { Caller, World } from '../context';
import type { CustomerRecord } from '../customers';
import { text, type ContentLocale } from '../localized';
import { sendMail } from '../store/mails';
import { immediately } from '../store/openStore';
import { storeSCard, type CardRecord } from '../store/sCards';
import {
  deleteVerification,
  findVerification,
  storeVerification,
  type VerificationRecord,
} from '../store/verifications';
import { cardByEmail, cardOfCustomer } from './cardRegistry';

const CODE_LIFE_MS = 15 * 60_000;
const RESEND_MS = 60_000;
const ATTEMPTS = 5;

export interface AssociationRefusal {
  readonly kind: 'refused';
  readonly type: AssociationError;
  readonly attemptsLeft: number | null;
}

const refuse = (type: AssociationError, attemptsLeft: number | null = null): AssociationRefusal => ({
  kind: 'refused',
  type,
  attemptsLeft,
});

const subject = text('S-Cardin vahvistuskoodi', 'Your S-Card code', 'Koden till ditt S-Card', 'Sinu S-Cardi kood');
const bodyOf = (code: string, language: ContentLocale): string =>
  text(
    `Koodisi on ${code}. Se on voimassa 15 minuuttia. Jos et pyytänyt sitä, sinun ei tarvitse tehdä mitään.`,
    `Your code is ${code}. It is valid for 15 minutes. If you did not ask for it, you do not need to do anything.`,
    `Din kod är ${code}. Den gäller i 15 minuter. Om du inte bad om den behöver du inte göra något.`,
    `Sinu kood on ${code}. See kehtib 15 minutit. Kui sa seda ei palunud, ei pea sa midagi tegema.`,
  )[language];

/** Six digits, another time others. */
const newCode = (world: World, purpose: string): string =>
  String(Number.parseInt(world.secret(purpose).slice(0, 8), 16) % 1_000_000).padStart(6, '0');

const problemWith = (world: World, customer: CustomerRecord, card: CardRecord | null): AssociationRefusal | null => {
  if (cardOfCustomer(world, customer.id)) return refuse('ALREADY_ASSOCIATED');
  if (!card) return refuse('NOT_FOUND');
  return card.customerId === null ? null : refuse('ALREADY_ASSOCIATED');
};

export type BegunVerification =
  { readonly kind: 'begun'; readonly verification: VerificationRecord } | AssociationRefusal;

/** When another code may be asked for, milliseconds. */
export const resendAt = ({ sentAt }: VerificationRecord): number => sentAt + RESEND_MS;

/**
 * Sends a code to the address of a card. Asking again within a minute sends nothing; asking again after too many wrong
 * codes is refused until the last code has expired.
 */
export const beginVerification = (
  world: World,
  { twist }: Pick<Caller, 'twist'>,
  customer: CustomerRecord,
  asked: { readonly email: string; readonly language: ContentLocale },
): BegunVerification =>
  immediately(world.store, () => {
    if (twist.cardError && twist.cardError !== 'VERIFICATION_CODE_INVALID') return refuse(twist.cardError);
    const email = asked.email.trim().toLowerCase();
    const problem = problemWith(world, customer, cardByEmail(world, email));
    if (problem) return problem;
    const now = world.now().getTime();
    const before = findVerification(world.store, customer.id, email);
    if (before && before.expiresAt > now) {
      if (before.attemptsLeft === 0) return refuse('TOO_MANY_ATTEMPTS');
      if (now < resendAt(before)) return { kind: 'begun', verification: before };
    }
    const code = newCode(world, `card-code-${customer.id}-${now}`);
    const verification = {
      customerId: customer.id,
      email,
      code,
      sentAt: now,
      expiresAt: now + CODE_LIFE_MS,
      attemptsLeft: ATTEMPTS,
    };
    storeVerification(world.store, verification);
    const { language } = asked;
    sendMail(world.store, { toAddress: email, sentAt: now, subject: subject[language], body: bodyOf(code, language) });
    return { kind: 'begun', verification };
  });

/** Connects the card of an address to the customer, when the code is the one that was sent there. */
export const completeVerification = (
  world: World,
  { twist }: Pick<Caller, 'twist'>,
  customer: CustomerRecord,
  asked: { readonly email: string; readonly code: string },
): { readonly kind: 'connected'; readonly card: CardRecord } | AssociationRefusal =>
  immediately(world.store, () => {
    if (twist.cardError) return refuse(twist.cardError, twist.cardError === 'VERIFICATION_CODE_INVALID' ? 2 : null);
    const email = asked.email.trim().toLowerCase();
    const verification = findVerification(world.store, customer.id, email);
    if (!verification) return refuse('VERIFICATION_NOT_STARTED');
    if (verification.attemptsLeft === 0) return refuse('TOO_MANY_ATTEMPTS');
    if (verification.expiresAt <= world.now().getTime()) return refuse('VERIFICATION_CODE_EXPIRED');
    if (asked.code.replaceAll(/\s/g, '') !== verification.code) {
      const attemptsLeft = verification.attemptsLeft - 1;
      storeVerification(world.store, { ...verification, attemptsLeft });
      return attemptsLeft === 0 ? refuse('TOO_MANY_ATTEMPTS') : refuse('VERIFICATION_CODE_INVALID', attemptsLeft);
    }
    const card = cardByEmail(world, email);
    const problem = problemWith(world, customer, card);
    if (problem || !card) return problem ?? refuse('NOT_FOUND');
    const connected = { ...card, customerId: customer.id };
    storeSCard(world.store, connected);
    deleteVerification(world.store, customer.id, email);
    return { kind: 'connected', card: connected };
  });
