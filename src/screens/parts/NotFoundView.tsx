import dynamic from 'next/dynamic';
import { SiteLink } from '@/routes/SiteLink';
import { site } from '@/config/siteAddresses';
import { switches } from '@/config/switches';
import { Banner } from '@/design-system/Banner';
import { Heading } from '@/design-system/Heading';
import { Inline } from '@/design-system/Inline';
import { Link } from '@/design-system/Link';
import { LinkButton } from '@/design-system/LinkButton';
import { LoadingRegion } from '@/design-system/LoadingRegion';
import { PageHeading } from '@/design-system/PageHeading';
import { Picture } from '@/design-system/Picture';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import type { Failure } from '@/domain/failure';
import { FailureNotice } from '@/errors/FailureNotice';
import { localeNames, locales } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';
import { isSwitchedOn } from '@/routes/isSwitchedOn';
import { pathOf } from '@/routes/routes';
import { ConsentPrompt } from '@/shell/consent/ConsentPrompt';
import { Layout } from '@/shell/Layout';
import { PageHead } from '@/shell/PageHead';
import { TestBanner } from '@/shell/TestBanner';
import type { FoundPage } from '../page-data/lookForPage';
import type { NotFoundProps, PagePaths } from '../page-data/pageProps';
import { HomeInAll, LeadInAll } from './NotFoundInAll';

const PageNotices = dynamic(() => import('../frame/PageNotices').then((file) => file.PageNotices), { ssr: false });

interface Props {
  readonly found:
    | Exclude<FoundPage, { readonly kind: 'page' }>
    | { readonly kind: 'looking' }
    | { readonly kind: 'unknown'; readonly failure: Failure };
  readonly onRetry: () => void;
  /** The texts of every language, while nobody knows which one the address is in. */
  readonly messagesIn: NotFoundProps['messagesIn'] | null;
}

const titles = { nothing: 'title', looking: 'title', elsewhere: 'elsewhere', unknown: 'unsure' } as const;

/** An address that the site has no page for. */
export function NotFoundView({ found, onRetry, messagesIn }: Props) {
  const { t, locale } = useTranslator();
  const title = t(`notFound.${titles[found.kind]}`);
  const lead = messagesIn ? <LeadInAll messagesIn={messagesIn} /> : t('notFound.lead');
  const paths: PagePaths = found.kind === 'elsewhere' ? found.paths : {};
  return (
    <>
      <PageHead title={title} canonicalPath="/404" isHiddenFromSearch />
      <Layout
        homeHref={pathOf('home', locale)}
        above={
          <>
            <ConsentPrompt settingsHref={pathOf('cookieSettings', locale)} />
            {switches.showTestEnvironmentBanner && <TestBanner />}
          </>
        }
        notices={{ isStep: false, content: <PageNotices path={null} /> }}
        localeLinks={locales.map((other) => ({
          locale: other,
          href: paths[other] ?? pathOf('home', other),
          label: localeNames[other],
        }))}
      >
        <Stack gap={6}>
          <Banner>
            {/* Decorative: the text says what happened. */}
            <Picture src={site.local('/images/site/not-found-card-960.webp')} alt="" shape="hero" isFirst />
          </Banner>
          {found.kind === 'looking' ? (
            <>
              <PageHeading>{t('notFound.looking')}</PageHeading>
              <LoadingRegion label={t('notFound.looking')}>
                <Skeleton shape="card" />
              </LoadingRegion>
            </>
          ) : (
            <PageHeading lead={found.kind === 'nothing' ? lead : undefined}>{title}</PageHeading>
          )}
          {found.kind === 'unknown' && <FailureNotice failure={found.failure} onAction={onRetry} />}
          {found.kind === 'elsewhere' && <ReadIn paths={paths} />}
          <Stack gap={4}>
            {messagesIn ? <HomeInAll messagesIn={messagesIn} /> : <Home isPrimary={found.kind === 'nothing'} />}
            <WaysOn />
          </Stack>
        </Stack>
      </Layout>
    </>
  );
}

/** A link without prefetching. */
const quietly = { as: SiteLink, prefetch: false };

/** Where guests of a missing page want to go most. */
const waysOn = ['searchResults', 'hotels', 'offers', 'findReservation', 'contactsAndCallRates'] as const;

function Home({ isPrimary }: { readonly isPrimary: boolean }) {
  const { t, locale } = useTranslator();
  return (
    <Inline>
      <LinkButton as={SiteLink} href={pathOf('home', locale)} variant={isPrimary ? 'primary' : 'secondary'}>
        {t('notFound.home')}
      </LinkButton>
    </Inline>
  );
}

function WaysOn() {
  const { t, locale } = useTranslator();
  return (
    <Stack gap={2}>
      <Heading level={2} size="h3">
        {t('notFound.ways')}
      </Heading>
      <Stack as="ul" gap={0}>
        {waysOn
          .filter((route) => isSwitchedOn(route))
          .map((route) => (
            <li key={route}>
              <Link {...quietly} href={pathOf(route, locale)} tone="alone">
                {t(`notFound.to.${route}`)}
              </Link>
            </li>
          ))}
      </Stack>
    </Stack>
  );
}

/** Links to the page in the languages that it is written in. */
function ReadIn({ paths }: { readonly paths: PagePaths }) {
  return (
    <Inline as="ul">
      {locales.map((locale) => {
        const path = paths[locale];
        return (
          path !== undefined && (
            <li key={locale}>
              <LinkButton as={SiteLink} href={path} lang={locale} hrefLang={locale}>
                {localeNames[locale]}
              </LinkButton>
            </li>
          )
        );
      })}
    </Inline>
  );
}
