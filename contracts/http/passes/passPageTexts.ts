import type { ContentLocale } from '../../world/localized';

const en = {
  language: 'en',
  title: 'Sarastus',
  over: 'This link no longer opens a pass',
  overNote: 'A link works for an hour, and only while the booking is valid. Open your booking again to get a new one.',
};
export type PassPageTexts = typeof en;

/** The page of a link that is over. */
export const passPageTexts: Readonly<Record<ContentLocale, PassPageTexts>> = {
  fi: {
    language: 'fi',
    title: 'Sarastus',
    over: 'Tästä linkistä ei enää saa korttia',
    overNote:
      'Linkki on voimassa tunnin, ja niin kauan kuin varauskin. Avaa varauksesi uudelleen, niin saat uuden linkin.',
  },
  en,
  sv: {
    language: 'sv',
    title: 'Sarastus',
    over: 'Den här länken öppnar inte längre något kort',
    overNote: 'En länk gäller i en timme, men inte längre än bokningen. Öppna din bokning igen så får du en ny länk.',
  },
  et: {
    language: 'et',
    title: 'Sarastus',
    over: 'Sellelt lingilt kaarti enam ei saa',
    overNote: 'Link kehtib ühe tunni ja seni, kuni kehtib broneering. Ava oma broneering uuesti, siis saad uue lingi.',
  },
};
