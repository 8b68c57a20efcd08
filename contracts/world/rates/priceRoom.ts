import { countBabies } from '@/domain/stay/party';
import type { DateRange, LocalDate } from '@/domain/localDate';
import { nightsOf } from '../calendar';
import { PET_FEE_ID } from '../codes';
import { text, type Localized } from '../localized';
import type { Amount, HotelRecord, PriceLineRecord, RatePlanRecord, RoomKindRecord, Sleepers } from '../model';
import { vatRatesOf } from '../vat';
import { nightPrice, wholeCents, wholeEuros } from './nightPrice';

/** Cents, by fee. */
export const fees = { singleUse: -1000, thirdAdult: 2500, extraBedForChild: 1500, breakfast: 1500, [PET_FEE_ID]: 2000 };

/** Children up to this age sleep in a travel cot, free of charge. */
export const babiesOf = (sleepers: Sleepers): number => countBabies(sleepers.childAges);
export const childrenInBeds = (sleepers: Sleepers): number => sleepers.childAges.length - babiesOf(sleepers);

const labels = {
  withBreakfast: text('aamiainen', 'breakfast', 'frukost', 'hommikusöök'),
  child: text('Lisäsänky lapselle', 'Extra bed for a child', 'Extrasäng för barn', 'Lisavoodi lapsele'),
  pet: text('Lemmikki', 'Pet', 'Husdjur', 'Lemmikloom'),
  cot: text('Matkasänky', 'Travel cot', 'Resesäng', 'Reisivoodi'),
};

const joined = (first: Localized, second: Localized): Localized => ({
  fi: `${first.fi}, ${second.fi}`,
  en: `${first.en}, ${second.en}`,
  sv: `${first.sv}, ${second.sv}`,
  et: `${first.et}, ${second.et}`,
});

/** The price of one room for a stay. */
export interface RoomPrice {
  readonly total: Amount;
  /** The price without discounts; null when there are none. */
  readonly withoutDiscount: Amount | null;
  readonly lines: readonly PriceLineRecord[];
}

export interface PriceQuestion {
  readonly hotel: HotelRecord;
  readonly kind: RoomKindRecord;
  readonly plan: RatePlanRecord;
  readonly stay: DateRange;
  readonly sleepers: Sleepers;
  readonly cots: number;
  readonly seed: string;
  /** 100, unless a scenario changes prices. */
  readonly pricePercent: number;
  /** Nights whose price is agreed on already, by their day. */
  readonly keptNights?: ReadonlyMap<LocalDate, PriceLineRecord>;
}

const nightLines = (question: PriceQuestion): readonly PriceLineRecord[] => {
  const { hotel, kind, plan, stay, sleepers, seed, pricePercent } = question;
  const inPoints = plan.key.kind === 'reward';
  const breakfastGuests = sleepers.adults + childrenInBeds(sleepers);
  const label = plan.breakfast ? joined(kind.name, labels.withBreakfast) : kind.name;
  return nightsOf(stay.startDate, stay.endDate).map((date) => {
    const kept = question.keptNights?.get(date);
    if (kept) return kept;
    const room = wholeEuros(nightPrice(hotel, date, seed), kind.pricePercent);
    const people =
      sleepers.adults === 1 && childrenInBeds(sleepers) === 0
        ? fees.singleUse
        : Math.max(0, sleepers.adults - 2) * fees.thirdAdult;
    const breakfast = plan.breakfast && !inPoints ? breakfastGuests * fees.breakfast : 0;
    // A plan above the flexible price costs more per night; one below shows its discount as a line.
    const euros = wholeCents(wholeCents(room + people + breakfast, Math.max(100, plan.percent)), pricePercent);
    // Points are in hundredths too: a hundred points per euro, in steps of five hundred.
    const unit = inPoints ? Math.ceil(euros / 500) * 500 * 100 : euros;
    return {
      kind: 'NIGHT',
      label,
      quantity: 1,
      unit,
      total: unit,
      currency: inPoints ? 'S_POINT' : 'EUR',
      date,
      vatRate: inPoints ? 0 : vatRatesOf(hotel).stay,
    } satisfies PriceLineRecord;
  });
};

/** Prices one room: the lines add up to the total exactly. */
export const priceRoom = (question: PriceQuestion): RoomPrice => {
  const { hotel, kind, plan, sleepers, cots } = question;
  const nights = nightLines(question);
  const inPoints = plan.key.kind === 'reward';
  const currency = inPoints ? 'S_POINT' : 'EUR';
  const line = (part: Pick<PriceLineRecord, 'kind' | 'label' | 'quantity' | 'unit'>): PriceLineRecord => ({
    ...part,
    total: part.quantity * part.unit,
    currency,
    date: null,
    vatRate: inPoints ? 0 : vatRatesOf(hotel).stay,
  });
  const lodging = nights.reduce((sum, night) => sum + night.total, 0);
  const extraBeds = Math.max(
    0,
    Math.min(childrenInBeds(sleepers), sleepers.adults + childrenInBeds(sleepers) - kind.beds),
  );
  const lines = [...nights];
  if (extraBeds > 0) {
    const unit = inPoints ? 0 : fees.extraBedForChild;
    lines.push(line({ kind: 'CHILD', label: labels.child, quantity: extraBeds * nights.length, unit }));
  }
  if (sleepers.pets > 0 && !inPoints) {
    lines.push(line({ kind: 'PET', label: labels.pet, quantity: sleepers.pets, unit: fees[PET_FEE_ID] }));
  }
  if (cots > 0) lines.push(line({ kind: 'TRAVEL_COT', label: labels.cot, quantity: cots, unit: 0 }));
  const before = lines.reduce((sum, each) => sum + each.total, 0);
  const discount = plan.percent < 100 ? lodging - wholeCents(lodging, plan.percent) : 0;
  if (discount > 0) lines.push(line({ kind: 'DISCOUNT', label: plan.name, quantity: 1, unit: -discount }));
  return {
    total: { amount: before - discount, currency },
    withoutDiscount: discount > 0 ? { amount: before, currency } : null,
    lines,
  };
};
