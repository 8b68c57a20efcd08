import { conformanceOf, conformances, isReviewDue } from '@/domain/content/accessibilityEvidence';
import type { AccessibilityEvidence, Conformance } from '@/domain/content/accessibilityEvidence';
import type { RichText } from '@/domain/content/richText';
import { isBefore } from '@/domain/localDate';
import type { LocalDate } from '@/domain/localDate';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { shownText } from './shownText';

/** Words of a language by which regulators find each part. Written beside the texts, and not taken from them. */
interface Signs {
  readonly status: Readonly<Record<Conformance, RegExp>>;
  readonly reply: RegExp;
  readonly procedure: RegExp;
  readonly authority: readonly string[];
  readonly method: RegExp;
  readonly reviewed: RegExp;
  readonly headings: RegExp;
}

const signs: Readonly<Record<Locale, Signs>> = {
  en: {
    status: { full: /is fully compliant/, partial: /is partially compliant/, none: /is not compliant/ },
    reply: /within 14 days\.$/m,
    procedure: /complain to the authority/,
    authority: ['Traficom', 'https://www.webaccessibility.fi/'],
    method: /our own assessment/,
    reviewed: /last reviewed on/,
    headings: /# Compliance status[^]*# Non-accessible content[^]*# Feedback[^]*# Enforcement[^]*# Preparation/,
  },
  fi: {
    status: { full: /vaatimukset täysin\./, partial: /vaatimukset osittain\./, none: /ei täytä WCAG/ },
    reply: /^Vastaamme 14 päivän/m,
    procedure: /voit tehdä kantelun valvontaviranomaiselle/,
    authority: ['Liikenne- ja viestintävirasto Traficom', 'https://www.saavutettavuusvaatimukset.fi/'],
    method: /omaan arvioomme/,
    reviewed: /viimeksi tarkistettu/,
    headings: /# Vaatimustenm[^]*# Ei-saavutettava sisältö[^]*# Palaute[^]*# Valvontamenettely[^]*# Selosteen laat/,
  },
  sv: {
    status: { full: /uppfyller helt/, partial: /uppfyller delvis/, none: /uppfyller inte kraven på/ },
    reply: /^Vi svarar inom 14 dagar/m,
    procedure: /anföra klagomål hos tillsynsmyndigheten/,
    authority: ['Transport- och kommunikationsverket Traficom', 'https://www.tillganglighetskrav.fi/'],
    method: /vår egen bedömning/,
    reviewed: /granskades senast/,
    headings: /# Fullgörandestatus[^]*# Icke-tillgängligt[^]*# Respons[^]*# Tillsynsförfarande[^]*# Hur utlåtandet/,
  },
  et: {
    status: { full: /vastab täielikult/, partial: /vastab osaliselt/, none: /ei vasta WCAG/ },
    reply: /^Vastame 14 päeva/m,
    procedure: /esitada kaebuse järelevalveasutusele/,
    authority: ['Tarbijakaitse ja Tehnilise Järelevalve Amet', 'https://www.ttja.ee/', 'Traficom'],
    method: /meie enda hinnangul/,
    reviewed: /viimati üle vaadatud/,
    headings: /# Nõuetele vastavus[^]*# Ligipääsmatu sisu[^]*# Tagasiside[^]*# Järelevalve[^]*# Teatise koostamine/,
  },
};

const inFull = (locale: Locale, day: LocalDate) =>
  new Intl.DateTimeFormat(localeCode(locale).replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

/**
 * The items of a regulator's list that a statement lacks: those which the platform of the United Kingdom's monitoring
 * has its auditors tick, with the names of this chain's authorities.
 */
export function missingForRegulators(
  { title, body }: { readonly title: string; readonly body: RichText },
  evidence: AccessibilityEvidence,
  locale: Locale,
  today: LocalDate,
): readonly string[] {
  const sign = signs[locale];
  const text = shownText(body);
  const links = JSON.stringify(body);
  const shown = conformances.filter((each) => sign.status[each].test(text));
  const lineOf = (fault: AccessibilityEvidence['faults'][number]) =>
    text.split('\n').find((line) => line.includes(fault.effect[locale])) ?? '';
  const { faults, reviewedOn } = evidence;
  const items: Readonly<Record<string, boolean>> = {
    'a title': title !== '',
    'every chapter has its heading, in order': sign.headings.test(text),
    'one status of three': shown.length === 1,
    'the status agrees with the results': shown.length !== 1 || shown[0] === conformanceOf(evidence),
    'the standard and its level': /^(?=.*WCAG 2\.2)(?=.*AA).*EN 301 549/m.test(text),
    'the law': text.includes('306/2019'),
    'each fault names its criteria': faults.every((fault) =>
      fault.criteria.every((each) => lineOf(fault).includes(each)),
    ),
    'each fault has a date': faults.every((fault) => lineOf(fault).includes(inFull(locale, fault.plannedOn))),
    'each fault is planned after the review': faults.every(({ plannedOn }) => isBefore(reviewedOn, plannedOn)),
    'the method: who assessed': sign.method.test(text),
    'the method: what was done': evidence.parts.every(({ description }) => text.includes(description[locale])),
    'the day of preparation': text.includes(inFull(locale, evidence.preparedOn)),
    'the day of review': sign.reviewed.test(text) && text.includes(inFull(locale, reviewedOn)),
    'a review under a year ago': !isReviewDue(evidence, today),
    'the version': text.includes(evidence.version),
    'feedback by mail and phone': links.includes('"mailto:accessibility@') && links.includes('"tel:+358'),
    'a reply time': sign.reply.test(text),
    'the enforcement procedure': sign.procedure.test(text),
    'the authority': sign.authority.every((each) => text.includes(each) || links.includes(`"${each}"`)),
  };
  return Object.entries(items).flatMap(([item, isThere]) => (isThere ? [] : [item]));
}
