import type { LocalDate } from '@/domain/localDate';
import type { ContentLocale } from '../localized';
import type { Store } from './openStore';

/** Who holds a card, and how to reach them. */
export interface CardHolder {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phoneCountryCode: string;
  readonly phoneNumber: string;
  readonly address: {
    readonly street: string;
    readonly postCode: string;
    readonly city: string;
    readonly countryCode: string;
  };
}

export interface CardConsents {
  readonly communications: boolean;
  readonly communicationsLanguage: ContentLocale;
  readonly marketingEmail: boolean;
  readonly marketingSms: boolean;
}

/** One loyalty card. TERMINATED after a withdrawal. */
export interface CardRecord {
  readonly number: string;
  /** The account it is connected to; null for none. */
  readonly customerId: string | null;
  readonly state: 'ACTIVE' | 'TERMINATED';
  readonly validFrom: LocalDate;
  /** The last day. */
  readonly validUntil: LocalDate;
  /** The balance without what was earned and spent here. */
  readonly points: number;
  readonly holder: CardHolder;
  readonly consents: CardConsents;
}

interface Row extends Omit<CardRecord, 'consents' | 'holder' | 'points'> {
  readonly detail: string;
}

const toRecord = ({ number, customerId, state, validFrom, validUntil, detail }: Row): CardRecord => ({
  number,
  customerId,
  state,
  validFrom,
  validUntil,
  ...(JSON.parse(detail) as Pick<CardRecord, 'consents' | 'holder' | 'points'>),
});

/** Stores a card in place of what was stored of it before. */
export const storeSCard = (store: Store, card: CardRecord): void => {
  const { number, customerId, state, validFrom, validUntil, holder, consents, points } = card;
  store
    .prepare('INSERT OR REPLACE INTO sCards VALUES (?, ?, ?, ?, ?, ?, ?)')
    .run(
      number,
      customerId,
      holder.email.toLowerCase(),
      state,
      validFrom,
      validUntil,
      JSON.stringify({ holder, consents, points }),
    );
};

/** Every card that was changed or bought here, the oldest first. */
export const storedSCards = (store: Store): readonly CardRecord[] =>
  (store.prepare('SELECT * FROM sCards ORDER BY rowid').all() as Row[]).map(toRecord);
