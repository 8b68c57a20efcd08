import type { AskContent } from '@/api/content';
import type { ContentPage } from '@/domain/content/contentPage';
import type { LocalDate } from '@/domain/localDate';
import { loadContentPage } from '@/features/content-page/site/loadContentPage';
import { loadHotels } from '@/features/hotel-list/site/loadHotels';
import type { Locale } from '@/i18n/locales';
import { words } from '@/routes/words';

/** Noon in the chain's country, as pages are dated by instants. */
const atNoon = (day: LocalDate): string => `${day}T12:00:00+02:00`;

/** The editors' page at the statement's address; null, with a line on the console, where it is missing or malformed. */
async function loadAddition(ask: AskContent, locale: Locale): Promise<ContentPage | null> {
  try {
    return (await loadContentPage(ask, locale, words.accessibilityStatements[locale]))?.page ?? null;
  } catch (error) {
    console.warn(`Left out: what editors add to the accessibility statement (${locale}): ${String(error)}`);
    return null;
  }
}

/** The accessibility statement in a language, which does not depend on editors; what they write there follows it. */
export async function loadStatement(ask: AskContent, locale: Locale): Promise<ContentPage> {
  // Read by the export only, so that no browser loads the texts.
  const [{ accessibilityStatement }, { evidence }, hotels, addition] = await Promise.all([
    import('@/features/accessibility-statement/accessibilityStatement'),
    import('@/features/accessibility-statement/evidence'),
    loadHotels(ask, locale),
    loadAddition(ask, locale),
  ]);
  const { title, lead, body } = accessibilityStatement(evidence, locale, hotels, addition?.body);
  return {
    title,
    lead,
    picture: addition?.picture ?? null,
    body,
    meta: {
      title,
      description: lead,
      picture: addition?.meta.picture ?? null,
      publishedAt: atNoon(evidence.preparedOn),
      modifiedAt: atNoon(evidence.reviewedOn),
    },
  };
}
