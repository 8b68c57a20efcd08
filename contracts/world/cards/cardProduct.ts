import type { ContentLocale, Localized } from '../localized';
import { text } from '../localized';
import type { Amount } from '../model';

/** The card that is sold. Product page "S-Card": 25 euros for 12 months, 18 and over, personal. */
export const cardProduct = {
  price: { amount: 2500, currency: 'EUR' } as Amount,
  validityMonths: 12,
  minimumAge: 18,
  withdrawalDays: 14,
  /** Points for each whole euro. */
  pointsPerEuro: 5,
} as const;

export interface LevelRecord {
  readonly id: string;
  readonly name: Localized;
  readonly product: 'PREMIUM' | 'SCARD';
  /** Points of the last 12 months. */
  readonly points: number;
  readonly gives: readonly Localized[];
}

/** In ascending order. */
export const levels: readonly LevelRecord[] = [
  {
    id: 'DAWN',
    name: text('Sarastus', 'Dawn', 'Gryning', 'Koidik'),
    product: 'SCARD',
    points: 0,
    gives: [
      text(
        'Viisi S-pistettä jokaisesta eurosta.',
        'Five S Points for every euro.',
        'Fem S-poäng för varje euro.',
        'Iga euro eest viis punkti (S Points).',
      ),
      text('S-Card-hinnat.', 'S-Card rates.', 'S-Card-priser.', 'S-Cardi hinnad.'),
    ],
  },
  {
    id: 'MORNING',
    name: text('Aamu', 'Morning', 'Morgon', 'Hommik'),
    product: 'SCARD',
    points: 5_000,
    gives: [
      text(
        'Myöhäinen lähtö klo\u00a014, kun huone on vapaa.',
        'Late check-out at 14:00 when the room is available.',
        'Sen utcheckning kl.\u00a014 när rummet är ledigt.',
        'Hiline lahkumine kell\u00a014.00, kui tuba on vaba.',
      ),
    ],
  },
  {
    id: 'DAY',
    name: text('Päivä', 'Day', 'Dag', 'Päev'),
    product: 'PREMIUM',
    points: 20_000,
    gives: [
      text(
        'Parempi huone samaan hintaan, kun sellainen on vapaana.',
        'A better room at the same price when one is available.',
        'Ett bättre rum till samma pris när ett sådant är ledigt.',
        'Parem tuba sama hinnaga, kui mõni on vaba.',
      ),
      text('Lounas kerran kuussa.', 'Lunch once a month.', 'En lunch en gång i månaden.', 'Lõuna kord kuus.'),
    ],
  },
];

/** The level that points of the last 12 months reach. */
export const levelOf = (points: number): LevelRecord => {
  const reached = levels.filter((level) => level.points <= points).at(-1);
  if (!reached) throw new Error('The first level needs no points');
  return reached;
};

export interface BenefitRecord {
  readonly id: string;
  readonly name: Localized;
  readonly description: Localized;
  /** The level it needs; null for every card. */
  readonly levelId: string | null;
}

/** What a card gives besides rates and points. */
export const benefits: readonly BenefitRecord[] = [
  {
    id: 'WELCOME_DRINK',
    name: text('Tervetuliaisjuoma', 'Welcome drink', 'Välkomstdrink', 'Tervitusjook'),
    description: text(
      'Alkoholiton juoma ensimmäisenä iltana.',
      'A soft drink on the first evening.',
      'En alkoholfri dryck första kvällen.',
      'Alkoholivaba jook esimesel õhtul.',
    ),
    levelId: null,
  },
  {
    id: 'PARKING',
    name: text('Pysäköinti', 'Parking', 'Parkering', 'Parkimine'),
    description: text(
      'Yhden yön maksuton pysäköinti.',
      'One night’s free parking.',
      'Gratis parkering i en natt.',
      'Ühe öö tasuta parkimine.',
    ),
    levelId: null,
  },
  {
    id: 'LATE_CHECKOUT',
    name: text('Myöhäinen lähtö', 'Late check-out', 'Sen utcheckning', 'Hiline lahkumine'),
    description: text(
      'Huone on sinun klo\u00a014 asti.',
      'The room is yours until 14:00.',
      'Rummet är ditt till kl.\u00a014.',
      'Tuba on sinu päralt kella\u00a014.00-ni.',
    ),
    levelId: 'MORNING',
  },
  {
    id: 'LUNCH',
    name: text('Kuukauden lounas', 'Lunch of the month', 'Månadens lunch', 'Kuu lõuna'),
    description: text(
      'Lounas hotellin ravintolassa kerran kuussa.',
      'Lunch at one of our restaurants once a month.',
      'En lunch i någon av våra restauranger en gång i månaden.',
      'Lõuna meie restoranis kord kuus.',
    ),
    levelId: 'DAY',
  },
  {
    id: 'BIRTHDAY',
    name: text('Syntymäpäivän aamiainen', 'Birthday breakfast', 'Födelsedagsfrukost', 'Sünnipäevahommikusöök'),
    description: text(
      'Aamiainen sinulle ja ystävälle syntymäpäivänäsi.',
      'Breakfast for you and a friend on your birthday.',
      'Frukost för dig och en vän på din födelsedag.',
      'Hommikusöök sulle ja sõbrale sinu sünnipäeval.',
    ),
    levelId: null,
  },
];

export interface CardPromotionRecord {
  readonly code: string;
  readonly name: Localized;
  /** Cents off the price. */
  readonly off: number;
  readonly purposes: readonly ('PURCHASE' | 'RENEWAL')[];
  /** For staff only. */
  readonly staffOnly?: boolean;
}

/** Codes that make the card cheaper. */
export const cardPromotions: readonly CardPromotionRecord[] = [
  {
    code: 'AAMU5',
    name: text('Viisi euroa pois', 'Five euros off', 'Fem euro rabatt', 'Viis eurot soodsam'),
    off: 500,
    purposes: ['PURCHASE', 'RENEWAL'],
  },
  {
    code: 'UUSIVUOSI',
    name: text(
      'Uusi vuosi puoleen hintaan',
      'Another year at half price',
      'Ett nytt år till halva priset',
      'Uus aasta poole hinnaga',
    ),
    off: 1250,
    purposes: ['RENEWAL'],
  },
  {
    code: 'LAHJAKORTTI',
    name: text('Lahjaksi saatu kortti', 'A card as a gift', 'Ett kort i gåva', 'Kingitud kaart'),
    off: 2500,
    purposes: ['PURCHASE'],
  },
  {
    code: 'TALONVAKI',
    name: text('Henkilökunnan kortti', 'Card for staff', 'Personalens kort', 'Töötajate kaart'),
    off: 2000,
    purposes: ['PURCHASE', 'RENEWAL'],
    staffOnly: true,
  },
];

/** A text in a language. */
export const inLanguage = (texts: readonly Localized[], language: ContentLocale): readonly string[] =>
  texts.map((each) => each[language]);
