import type { Brand } from '@/domain/content/hotel';

/** How names of a brand's hotels begin. */
export const brandNames: Readonly<Record<Brand, string>> = {
  original: 'Sarastus Original',
  break: 'Sarastus Break',
  solo: 'Solo Sarastus',
  heymo: 'Heymo by Sarastus',
  custom: 'Hotelli',
};

const firsts = [
  'Koivu',
  'Lehmus',
  'Kuusi',
  'Meri',
  'Järvi',
  'Hopea',
  'Kulta',
  'Tähti',
  'Pilvi',
  'Sumu',
  'Kivi',
  'Hiekka',
  'Niitty',
  'Aamu',
  'Ilta',
  'Kevät',
  'Talvi',
  'Virta',
  'Harju',
  'Saari',
  'Metsä',
  'Tuuli',
  'Päivä',
  'Louhi',
  'Sammal',
];
const seconds = [
  'ranta',
  'piha',
  'portti',
  'kulma',
  'rinne',
  'niemi',
  'lahti',
  'mäki',
  'puisto',
  'silta',
  'tupa',
  'linna',
  'torni',
  'salmi',
  'aukio',
  'laine',
  'lehto',
  'kallio',
  'ranne',
  'kylä',
];

/** A Finnish name of two words; unique for the first five hundred numbers. */
export const houseName = (number: number): string =>
  `${firsts[number % firsts.length] ?? ''}${seconds[Math.floor(number / firsts.length) % seconds.length] ?? ''}`;
