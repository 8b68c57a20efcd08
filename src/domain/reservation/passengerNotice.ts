import type { LocalDate } from '../localDate';

/** Why somebody travels. */
export const travelPurposes = ['LEISURE', 'WORK', 'CONFERENCE', 'OTHER'] as const;
export type TravelPurpose = (typeof travelPurposes)[number];

/** Their citizens travel among these countries without a passport, so a notice needs no document of theirs. */
const nordicCountries = ['DK', 'FI', 'IS', 'NO', 'SE'] as const;

export const needsDocument = (nationality: string): boolean =>
  nationality !== '' && !nordicCountries.some((country) => country === nationality);

/** A traveller as the law asks for one. */
export interface Traveller {
  readonly firstName: string;
  readonly lastName: string;
  /** Empty until it is given; as it was typed in a form. */
  readonly birthDate: LocalDate;
}

/** What the law asks a hotel to know of one traveller of a room, and of the family who travel along. */
export interface PassengerNotice extends Traveller {
  /** ISO 3166-1 alpha-2, as `arrivesFrom` is. */
  readonly nationality: string;
  readonly documentNumber: string;
  readonly arrivesFrom: string;
  readonly purpose: TravelPurpose;
  readonly companions: readonly Traveller[];
}

const OF_AGE = 18;
const MAX_NAME = 50;
const MAX_DOCUMENT = 30;

export type NoticeField = Exclude<keyof PassengerNotice, 'companions' | 'purpose'>;

export interface NoticeIssue {
  readonly field: NoticeField;
  /** The companion it concerns, from 0; null for the traveller. */
  readonly companion: number | null;
  /** `adult`: only an adult gives a notice; `child`: only one adult travels along on a notice, the spouse. */
  readonly problem: 'adult' | 'child' | 'date' | 'required' | 'tooLong';
}

type Problem = NoticeIssue['problem'] | null;

const textProblem = (value: string, maxLength: number): Problem => {
  if (value.trim() === '') return 'required';
  return value.trim().length > maxLength ? 'tooLong' : null;
};

const dateProblem = (date: LocalDate, today: LocalDate): Problem => {
  if (date === '') return 'required';
  return /^\d{4}-\d\d-\d\d$/.test(date) && date <= today && date > '1900' ? null : 'date';
};

/** Whether somebody born on a day is of age, on another day. Somebody born on 29 February is on 1 March. */
export function isOfAge(birthDate: LocalDate, today: LocalDate): boolean {
  const [year = '', ...monthAndDay] = birthDate.split('-');
  return [String(Number(year) + OF_AGE).padStart(4, '0'), ...monthAndDay].join('-') <= today;
}

/** The companions who are too old for another's notice: all adults but one, who is taken for the spouse. */
const extraAdults = (companions: readonly Traveller[], today: LocalDate): readonly number[] =>
  companions
    .flatMap(({ birthDate }, index) =>
      dateProblem(birthDate, today) === null && isOfAge(birthDate, today) ? [index] : [],
    )
    .slice(1);

/** What is missing or wrong in a notice, in the order of the form. */
export function checkNotice(notice: Omit<PassengerNotice, 'purpose'>, today: LocalDate): readonly NoticeIssue[] {
  const ofTraveller = ({ firstName, lastName, birthDate }: Traveller): [NoticeField, Problem][] => [
    ['firstName', textProblem(firstName, MAX_NAME)],
    ['lastName', textProblem(lastName, MAX_NAME)],
    ['birthDate', dateProblem(birthDate, today)],
  ];
  const { nationality, documentNumber, arrivesFrom, companions, birthDate } = notice;
  const isMinor = dateProblem(birthDate, today) === null && !isOfAge(birthDate, today);
  const adults = extraAdults(companions, today);
  const own: [NoticeField, Problem][] = [
    ...ofTraveller(notice),
    ['birthDate', isMinor ? 'adult' : null],
    ['nationality', textProblem(nationality, MAX_NAME)],
    ['documentNumber', needsDocument(nationality) ? textProblem(documentNumber, MAX_DOCUMENT) : null],
    ['arrivesFrom', textProblem(arrivesFrom, MAX_NAME)],
  ];
  const found = [
    ...own.map(([field, problem]) => ({ field, problem, companion: null })),
    ...companions.flatMap((each, companion) =>
      [...ofTraveller(each), ['birthDate', adults.includes(companion) ? 'child' : null] as const].map(
        ([field, problem]) => ({ field, problem, companion }),
      ),
    ),
  ];
  return found.flatMap(({ problem, ...issue }) => (problem ? [{ ...issue, problem }] : []));
}
