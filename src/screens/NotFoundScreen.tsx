import NextLink from 'next/link';
import { useEffect } from 'react';
import { useRouter } from 'next/router';
import { environment } from '@/config/environment';
import { Banner } from '@/design-system/Banner';
import { Inline } from '@/design-system/Inline';
import { LinkButton } from '@/design-system/LinkButton';
import { PageHeading } from '@/design-system/PageHeading';
import { Picture } from '@/design-system/Picture';
import { Stack } from '@/design-system/Stack';
import { localeNames, locales } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hasScreen, matchPath, pathOf, pathOfMatch } from '@/routes/routes';
import { ConsentPrompt } from '@/shell/consent/ConsentPrompt';
import { Layout } from '@/shell/Layout';
import { PageHead } from '@/shell/PageHead';

/** An address that leads nowhere. An old spelling of a page (upper case, trailing slash) leads to the page. */
export function NotFoundScreen() {
  const { t } = useTranslator();
  const router = useRouter();
  useEffect(() => {
    const match = matchPath(location.pathname);
    if (match && hasScreen(match.route) && pathOfMatch(match) !== location.pathname) {
      void router.replace(`${pathOfMatch(match)}${location.search}`);
    }
  }, [router]);
  return (
    <>
      <PageHead title={t('notFound.title')} origin="" canonicalPath="/404" isHiddenFromSearch />
      <Layout
        homeHref={pathOf('home', 'fi')}
        prompt={<ConsentPrompt settingsHref={pathOf('cookieSettings', 'fi')} />}
        localeLinks={locales.map((locale) => ({
          locale,
          href: pathOf('home', locale),
          label: localeNames[locale],
        }))}
      >
        <Stack gap={6}>
          <Banner>
            {/* Fog over a lake: the words say what has happened. */}
            <Picture src={`${environment.basePath}/images/site/not-found-card-960.webp`} alt="" shape="hero" isFirst />
          </Banner>
          <PageHeading lead={t('notFound.lead')}>{t('notFound.title')}</PageHeading>
          <Inline>
            <LinkButton as={NextLink} href={pathOf('home', 'fi')}>
              {t('notFound.home')}
            </LinkButton>
          </Inline>
        </Stack>
      </Layout>
    </>
  );
}
