import { Fragment } from 'react';
import { Inline } from '@/design-system/Inline';
import { LinkButton } from '@/design-system/LinkButton';
import { locales } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { SiteLink } from '@/routes/SiteLink';
import { pathOf } from '@/routes/routes';
import type { NotFoundProps } from '../page-data/pageProps';

type InAll = Pick<NotFoundProps, 'messagesIn'>;

/** The interface has no Estonian, but whoever reads these texts has chosen no language. */
const estonian = { lead: 'Aadress võib olla vana või valesti kirjutatud.', home: 'Avalehele' };

const textsIn = (locale: Locale, messagesIn: InAll['messagesIn']) =>
  locale === 'et' ? estonian : messagesIn[locale]?.notFound;

/** Why a page may be missing, in every language. */
export function LeadInAll({ messagesIn }: InAll) {
  return (
    <>
      {locales.map((locale, index) => (
        <Fragment key={locale}>
          {index > 0 && ' · '}
          <span lang={locale}>{textsIn(locale, messagesIn)?.lead}</span>
        </Fragment>
      ))}
    </>
  );
}

/** A link to the home page of every language. */
export function HomeInAll({ messagesIn }: InAll) {
  return (
    <Inline as="ul">
      {locales.map((locale) => (
        <li key={locale}>
          <LinkButton as={SiteLink} prefetch={false} href={pathOf('home', locale)} lang={locale} hrefLang={locale}>
            {textsIn(locale, messagesIn)?.home}
          </LinkButton>
        </li>
      ))}
    </Inline>
  );
}
