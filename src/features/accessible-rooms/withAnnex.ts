import type { ContentPage } from '@/domain/content/contentPage';
import { withHeadingIds } from '@/domain/content/richText';
import type { InlineText } from '@/domain/content/richText';
import type { Locale } from '@/i18n/locales';
import { pathOf } from '@/routes/routes';

interface AnnexTexts {
  readonly heading: string;
  /** Before the link, the link, and after it. */
  readonly text: readonly [string, string, string];
}

/** In Estonian, too, which other texts of the interface are not written in: terms bind in the language they are read in. */
const texts: Readonly<Record<Locale, AnnexTexts>> = {
  fi: {
    heading: 'Liite: esteettömät huoneet',
    text: [
      'Jokaisen esteettömän huoneen tiedot, kuten oven leveys, suihku ja palovaroitin, ovat ',
      'esteettömien huoneiden taulukossa',
      '. Taulukko on osa näitä ehtoja.',
    ],
  },
  en: {
    heading: 'Annex: accessible rooms',
    text: [
      'The facts about every accessible room, such as door width, shower and fire alarm, are in the ',
      'table of accessible rooms',
      '. The table is part of these terms.',
    ],
  },
  sv: {
    heading: 'Bilaga: tillgänglighetsanpassade rum',
    text: [
      'Uppgifterna om varje tillgänglighetsanpassat rum, till exempel dörrbredd, dusch och brandvarnare, finns i ',
      'tabellen över tillgänglighetsanpassade rum',
      '. Tabellen är en del av de här villkoren.',
    ],
  },
  et: {
    heading: 'Lisa: ligipääsetavad toad',
    text: [
      'Iga ligipääsetava toa andmed, näiteks ukse laius, dušš ja tulekahjuandur, on ',
      'ligipääsetavate tubade tabelis',
      '. Tabel on nende tingimuste osa.',
    ],
  },
};

/** The terms of booking with the facts of accessible rooms as a part of them, whatever editors have written. */
export function withAnnex(terms: ContentPage, locale: Locale): ContentPage {
  const {
    heading,
    text: [before, name, after],
  } = texts[locale];
  const text: InlineText = [before, { kind: 'link', href: pathOf('accessibleRooms', locale), children: [name] }, after];
  return {
    ...terms,
    body: withHeadingIds([
      ...terms.body,
      { kind: 'heading', level: 2, id: '', text: heading },
      { kind: 'paragraph', text },
    ]),
  };
}
