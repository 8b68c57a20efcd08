import NextLink from 'next/link';
import { site } from '@/config/siteAddresses';
import { switches } from '@/config/switches';
import { Banner } from '@/design-system/Banner';
import { Inline } from '@/design-system/Inline';
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
import { pathOf } from '@/routes/routes';
import { ConsentPrompt } from '@/shell/consent/ConsentPrompt';
import { Layout } from '@/shell/Layout';
import { PageHead } from '@/shell/PageHead';
import { TestBanner } from '@/shell/TestBanner';

interface Props {
  /** The API is being asked whether the page exists by now. */
  readonly isLooking: boolean;
  /** Why the API could not be asked: nobody knows then whether there is such a page. */
  readonly failure?: Failure;
  readonly onRetry: () => void;
}

/** What is told of an address that the site has no page for. */
export function NotFoundView({ isLooking, failure, onRetry }: Props) {
  const { t, locale } = useTranslator();
  const title = failure ? t('notFound.unsure') : t('notFound.title');
  return (
    <>
      <PageHead title={title} canonicalPath="/404" isHiddenFromSearch />
      <Layout
        homeHref={pathOf('home', locale)}
        banner={switches.showTestEnvironmentBanner ? <TestBanner /> : undefined}
        prompt={<ConsentPrompt settingsHref={pathOf('cookieSettings', locale)} />}
        localeLinks={locales.map((other) => ({
          locale: other,
          href: pathOf('home', other),
          label: localeNames[other],
        }))}
      >
        <Stack gap={6}>
          <Banner>
            {/* Fog over a lake: the words say what has happened. */}
            <Picture src={site.local('/images/site/not-found-card-960.webp')} alt="" shape="hero" isFirst />
          </Banner>
          {isLooking ? (
            <LoadingRegion label={t('notFound.looking')}>
              <Skeleton shape="card" />
            </LoadingRegion>
          ) : (
            <PageHeading lead={failure ? undefined : t('notFound.lead')}>{title}</PageHeading>
          )}
          {failure && <FailureNotice failure={failure} onAction={onRetry} />}
          <Inline>
            <LinkButton as={NextLink} href={pathOf('home', locale)} variant={failure ? 'secondary' : 'primary'}>
              {t('notFound.home')}
            </LinkButton>
          </Inline>
        </Stack>
      </Layout>
    </>
  );
}
