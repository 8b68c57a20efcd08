import { CHAIN_NAME } from '@/config/brands';
import { ACCESSIBILITY_EMAIL, SUPPORT_PHONE } from '@/config/limits';
import { auditOutcomes, conformanceOf, criteriaThat } from '@/domain/content/accessibilityEvidence';
import type { AccessibilityEvidence } from '@/domain/content/accessibilityEvidence';
import type { HotelListing } from '@/domain/content/hotelPage';
import { withHeadingIds } from '@/domain/content/richText';
import type { InlineNode, InlineText, RichText, RichTextPart } from '@/domain/content/richText';
import type { LocalDate } from '@/domain/localDate';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { hotelPath } from '@/routes/entityPaths';
import { pathOf } from '@/routes/routes';
import { en } from './texts/en';
import { et } from './texts/et';
import { fi } from './texts/fi';
import type { Authority, StatementTexts } from './texts/statementTexts';
import { sv } from './texts/sv';

/** In Estonian, too, which other texts of the interface are not written in. */
const texts: Readonly<Record<Locale, StatementTexts>> = { fi, en, sv, et };

/** Who is not answered within this time may turn to the authority: two weeks by the Finnish law. */
const REPLY_DAYS = 14;

type Hotel = Pick<HotelListing, 'name' | 'traits' | 'urlPath'>;

interface Statement {
  readonly title: string;
  readonly lead: string;
  readonly body: RichText;
}

const chapter = (text: string): RichTextPart => ({ kind: 'heading', level: 2, id: '', text });
const paragraph = (...text: InlineText): RichTextPart => ({ kind: 'paragraph', text });
const strong = (text: string): InlineNode => ({ kind: 'strong', children: [text] });
const link = (href: string, text: string): InlineNode => ({ kind: 'link', href, children: [text] });
const call = (phone: string): InlineNode => link(`tel:${phone.replaceAll(' ', '')}`, phone);
const mailTo = (address: string): InlineNode => link(`mailto:${address}`, address);
const list = (items: readonly InlineText[]): readonly RichTextPart[] =>
  items.length === 0 ? [] : [{ kind: 'list', isOrdered: false, items }];

/** A day in full: `26 November 2026`. */
const dayIn = (locale: Locale, day: LocalDate): string =>
  new Intl.DateTimeFormat(localeCode(locale).replace('_', '-'), { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(day),
  );

function howItStands({ status }: StatementTexts, evidence: AccessibilityEvidence): readonly RichTextPart[] {
  return [
    paragraph(status.covers(CHAIN_NAME)),
    paragraph(strong(status.is[conformanceOf(evidence)])),
    paragraph(status.law),
  ];
}

function whatIsMissing(words: StatementTexts['faults'], evidence: AccessibilityEvidence, locale: Locale) {
  if (evidence.faults.length === 0) return [paragraph(words.none)];
  const lines = evidence.faults.map(({ place, effect, criteria, plannedOn }) => [
    words.fault({
      place: place[locale],
      effect: effect[locale],
      criteria: criteria.join(', '),
      plannedOn: dayIn(locale, plannedOn),
    }),
  ]);
  return [paragraph(words.intro), ...list(lines)];
}

function howItWasTested({ method }: StatementTexts, evidence: AccessibilityEvidence, locale: Locale) {
  const { parts, scope, version } = evidence;
  const lines = parts.map((part) => [
    strong(`${method.means[part.means]}:`),
    ` ${part.description[locale]} ${method.part(part)}`,
  ]);
  const days = {
    preparedOn: dayIn(locale, evidence.preparedOn),
    reviewedOn: dayIn(locale, evidence.reviewedOn),
  };
  return [
    paragraph(method.days({ ...days, version })),
    paragraph(method.ownAssessment, ' ', method.scope(scope)),
    ...list(lines),
    ...(parts.some(({ means }) => means === 'person') ? [] : [paragraph(method.noPerson)]),
  ];
}

function resultLines({ results }: StatementTexts, evidence: AccessibilityEvidence): readonly RichTextPart[] {
  const lines = auditOutcomes.flatMap((outcome): readonly InlineText[] => {
    const found = criteriaThat(outcome, evidence);
    return found.length === 0
      ? []
      : [[strong(`${results.outcomes[outcome]} (${found.length}):`), ` ${found.join(', ')}`]];
  });
  return list(lines);
}

function authorityLines({ name, unit, site, email, phone }: Authority, switchboard: string): RichTextPart {
  const lineBreak: InlineNode = { kind: 'break' };
  return paragraph(
    strong(name),
    ...(unit === null ? [] : [lineBreak, unit]),
    lineBreak,
    link(site, new URL(site).host),
    lineBreak,
    mailTo(email),
    lineBreak,
    call(phone),
    ` (${switchboard})`,
  );
}

/**
 * The accessibility statement: the status that the evidence supports, and what the law asks of a statement.
 * @param hotels those of the chain, of which the statement lists the ones with accessible rooms
 * @param addition what editors add to it
 */
export function accessibilityStatement(
  evidence: AccessibilityEvidence,
  locale: Locale,
  hotels: readonly Hotel[],
  addition: RichText = [],
): Statement {
  const words = texts[locale];
  const { faults, questions, method, results, rooms, feedback, enforcement } = words;
  const accessible = hotels.filter(({ traits }) => traits.includes('accessible'));
  const asked = evidence.openQuestions.map(({ criteria, question }) => [
    `${question[locale]} WCAG ${criteria.join(', ')}.`,
  ]);
  const chapters: readonly (readonly [string, readonly RichTextPart[]])[] = [
    [words.status.heading, howItStands(words, evidence)],
    [faults.heading, whatIsMissing(faults, evidence, locale)],
    [questions.heading, asked.length === 0 ? [] : [paragraph(questions.intro), ...list(asked)]],
    [
      feedback.heading,
      [
        paragraph(...feedback.how(mailTo(ACCESSIBILITY_EMAIL), call(SUPPORT_PHONE.number))),
        paragraph(feedback.reply(REPLY_DAYS)),
      ],
    ],
    [
      enforcement.heading,
      [
        paragraph(enforcement.procedure(REPLY_DAYS)),
        ...enforcement.authorities.map((authority) => authorityLines(authority, enforcement.switchboard)),
      ],
    ],
    [method.heading, howItWasTested(words, evidence, locale)],
    [results.heading, resultLines(words, evidence)],
    [
      rooms.heading,
      accessible.length === 0
        ? []
        : [
            paragraph(rooms.facts),
            paragraph(link(pathOf('accessibleRooms', locale), rooms.compare)),
            paragraph(rooms.hotels),
            ...list(accessible.map(({ name, urlPath }) => [link(`${hotelPath(urlPath, locale)}#accessibility`, name)])),
          ],
    ],
  ];
  const body = chapters.flatMap(([heading, parts]) => (parts.length === 0 ? [] : [chapter(heading), ...parts]));
  return { title: words.title, lead: words.lead, body: withHeadingIds([...body, ...addition]) };
}
