import type { Locale } from '@/domain/locale';
import { formatInstant } from '@/i18n/formatDates';
import { languageOf } from '@/i18n/locales';
import type { Language } from '@/i18n/locales';
import { shell as shellEn, withoutNetwork as en } from '../../public/locales/en/common.json';
import { shell as shellFi, withoutNetwork as fi } from '../../public/locales/fi/common.json';
import { shell as shellSv, withoutNetwork as sv } from '../../public/locales/sv/common.json';

const texts: Readonly<Record<Language, typeof en>> = { fi, en, sv };
const notices: Readonly<Record<Language, string>> = { fi: shellFi.offline, en: shellEn.offline, sv: shellSv.offline };

/** The texts of saved pages, which no page carries. */
export const savedTexts = (locale: Locale): typeof en => texts[languageOf(locale)];

/** What the notice of a lost network says in a page, before it is saved. */
export const noticeIn = (locale: Locale): string => notices[languageOf(locale)];

/** A text with the time, on the clock of this device. */
export const withTime = (text: string, savedAt: number, locale: Locale): string =>
  text.replace(
    '{{time}}',
    formatInstant(new Date(savedAt).toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone, locale),
  );
