import { SiteLink } from '@/routes/SiteLink';
import { useTranslator } from '@/i18n/TranslatorContext';
import { LanguageItem, LanguageList } from './Languages.styles';
import type { LocaleLink } from './localeLink';

interface LanguagesProps {
  readonly links: readonly LocaleLink[];
  /** Names the list, since a page has several of them. */
  readonly label: string;
  readonly place: 'header' | 'menu' | 'footer';
}

/** Keeps the page, changes the language. Real links: they work before any script and can be opened in a new tab. */
export function Languages({ links, label, place }: LanguagesProps) {
  const { locale: current } = useTranslator();
  return (
    <nav aria-label={label}>
      <LanguageList>
        {links.map(({ locale, href, label: name }) => (
          <li key={locale}>
            <LanguageItem
              as={SiteLink}
              href={href}
              prefetch={false}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              place={place}
            >
              {name}
            </LanguageItem>
          </li>
        ))}
      </LanguageList>
    </nav>
  );
}
