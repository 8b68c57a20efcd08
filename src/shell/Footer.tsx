import { SiteLink } from '@/routes/SiteLink';
import type { ReactNode } from 'react';
import { CHAIN_NAME } from '@/config/brands';
import { SUPPORT_PHONE } from '@/config/limits';
import { Container } from '@/design-system/Container';
import { Heading } from '@/design-system/Heading';
import { Icon } from '@/design-system/Icon';
import { Phone as PhoneIcon } from '@/design-system/icons';
import type { Brand } from '@/domain/content/hotel';
import { useTranslator } from '@/i18n/TranslatorContext';
import { isSwitchedOn } from '@/routes/isSwitchedOn';
import { pathOf } from '@/routes/routes';
import { useNearestPage } from '@/routes/WrittenPages';
import type { StaticRouteId } from '@/routes/words';
import { Band, Bottom, Column, Columns, FootLink, Links, Muted, Phone } from './Footer.styles';
import { Languages } from './Languages';
import type { LocaleLink } from './localeLink';
import { SchemeSwitch } from './SchemeSwitch';
import { Wordmark } from './Wordmark';

const about = [
  'sCard',
  'reservationTerms',
  'termsOfUse',
  'privacyPolicy',
  'accessibilityStatements',
  'media',
] as const satisfies readonly StaticRouteId[];
const contact = ['contactsAndCallRates', 'hotelContactInformation'] as const satisfies readonly StaticRouteId[];

interface FooterProps {
  readonly brand?: Brand;
  readonly homeHref: string;
  readonly localeLinks: readonly LocaleLink[];
  /** More help, below the phone number. */
  readonly help?: ReactNode;
}

export function Footer({ brand, homeHref, localeLinks, help }: FooterProps) {
  const { t, locale, contentLang } = useTranslator();
  return (
    <Band>
      <Container>
        <Columns>
          <Column>
            <Wordmark brand={brand} />
            <Muted>{t('shell.footer.promise')}</Muted>
            <Muted as="span">© {CHAIN_NAME}</Muted>
          </Column>
          <Column>
            <Heading level={2} size="h4">
              {t('shell.footer.stay')}
            </Heading>
            <Links>
              <li>
                <FootLink as={SiteLink} href={homeHref} prefetch={false}>
                  {t('shell.footer.findRoom')}
                </FootLink>
              </li>
              {(['offers', 'news'] as const)
                .filter((route) => isSwitchedOn(route))
                .map((route) => (
                  <li key={route}>
                    <FootLink as={SiteLink} href={pathOf(route, locale)} prefetch={false}>
                      {t(`shell.footer.${route}`)}
                    </FootLink>
                  </li>
                ))}
              <li>
                <FootLink as={SiteLink} href={pathOf('hotels', locale)} prefetch={false}>
                  {t('shell.footer.hotels')}
                </FootLink>
              </li>
              <li>
                <FootLink as={SiteLink} href={pathOf('findReservation', locale)} prefetch={false}>
                  {t('shell.account.bookings')}
                </FootLink>
              </li>
            </Links>
          </Column>
          <Column>
            <Heading level={2} size="h4">
              {t('shell.footer.help')}
            </Heading>
            <Phone href={`tel:${SUPPORT_PHONE.number.replaceAll(' ', '')}`}>
              <Icon of={PhoneIcon} size="small" />
              {SUPPORT_PHONE.number}
            </Phone>
            <Muted>
              {t('shell.footer.callPrice')} <span lang={contentLang}>{SUPPORT_PHONE.callPrice[locale]}</span>
            </Muted>
            {help}
            <RouteLinks routes={contact} />
          </Column>
          <Column>
            <Heading level={2} size="h4">
              {t('shell.footer.about')}
            </Heading>
            <RouteLinks routes={about} />
          </Column>
        </Columns>
        <Bottom>
          <Languages links={localeLinks} label={t('shell.footer.languagesLabel')} place="footer" />
          <FootLink as={SiteLink} href={pathOf('cookieSettings', locale)} prefetch={false}>
            {t('shell.footer.cookies')}
          </FootLink>
          <SchemeSwitch />
        </Bottom>
      </Container>
    </Band>
  );
}

type LinkedRoute = (typeof about | typeof contact)[number];

/** A page that is not written in the language of this one is shown in the nearest that has it. */
function RouteLinks({ routes }: { readonly routes: readonly LinkedRoute[] }) {
  const { t, locale } = useTranslator();
  const nearestPage = useNearestPage();
  return (
    <Links>
      {routes.map((route) => {
        const page = nearestPage(route);
        return (
          page && (
            <li key={route}>
              <FootLink
                as={SiteLink}
                href={page.path}
                prefetch={false}
                hrefLang={page.locale === locale ? undefined : page.locale}
              >
                {t(`routes.${route}`)}
              </FootLink>
            </li>
          )
        );
      })}
    </Links>
  );
}
