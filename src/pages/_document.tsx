import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Document, { Head, Html, Main, NextScript } from 'next/document';
import type { DocumentProps } from 'next/document';
import { themeFor } from '@/config/brands';
import { site } from '@/config/siteAddresses';
import { preloadedFonts } from '@/design-system/fonts/preloadedFonts';
import { CONSENT_VERSION } from '@/domain/guest/consent';
import { CONSENT_LIFE_MONTHS } from '@/domain/limits';
import { themes } from '@/design-system/themes/themes';
import { steps } from '@/domain/stay/steps';
import type { Brand } from '@/domain/content/hotel';
import { askingRoutes } from '@/before-react/questions/askingRoutes';
import { OpeningDialogs } from '@/screens/frame/OpeningDialogs';
import type { PageProps } from '@/screens/page-data/pageProps';
import { askedPurposes } from '@/telemetry/consent';

/** The stylesheet's address changes with its content, so that it may be cached for good. */
function stylesheetHref(): string {
  const digest = createHash('sha256').update(readFileSync('public/sarastus.css')).digest('hex').slice(0, 10);
  return site.local(`/sarastus.css?v=${digest}`);
}

/** Pages about one guest's stay: the hotel, and with it the brand, is known in the browser only. */
const routesOfVisit: readonly PageProps['route'][] = [...steps, 'paymentReturn', 'confirmation', 'reservation'];

/** Scripts that run before the framework are bundled with an export only. */
const isExport = process.env.NODE_ENV === 'production';

/** Scripts share the line: without this the question waits for most of the framework. React 18 has no name for it. */
const first = { fetchpriority: 'high' };

function pageOf({ __NEXT_DATA__: data }: DocumentProps): Partial<PageProps> {
  return data.props.pageProps ?? {};
}

/** A hotel's pages have the theme of its brand before any script runs. */
function brandOf({ content }: Partial<PageProps>): Brand {
  return (content?.hotel ?? content?.subpage?.hotel)?.brand ?? 'original';
}

/** The HTML around every page. A script of this site sets the theme before the first paint. */
export default class SiteDocument extends Document {
  override render() {
    const page = pageOf(this.props);
    const { locale = 'fi', route = 'notFound', messages } = page;
    const brand = brandOf(page);
    const isOfVisit = routesOfVisit.includes(route);
    const [text, display] = preloadedFonts(themeFor(brand, 'light'));
    // The results have little text before their answer, which the display font would hold up.
    const fonts = [text, isOfVisit || route === 'searchResults' ? undefined : display].filter(
      (file) => file !== undefined,
    );
    return (
      <Html
        lang={locale === 'et' ? 'en' : locale}
        data-brand={brand}
        data-brand-of-visit={isOfVisit ? '' : undefined}
        {...(askedPurposes.length > 0 && {
          'data-consent-version': CONSENT_VERSION,
          'data-consent-asked': askedPurposes.join(' '),
          'data-consent-months': CONSENT_LIFE_MONTHS,
        })}
        className={themeFor(brand, 'light')}
      >
        <Head>
          <meta name="color-scheme" content="light dark" />
          {/* Safari on a phone would make links of numbers and dates before React reads the page. */}
          <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
          {/* By this id React Aria knows that its one rule is there, and adds no style element. */}
          <link id="react-aria-pressable-style" rel="stylesheet" href={stylesheetHref()} />
          {fonts.map((file) => (
            <link
              key={file}
              rel="preload"
              href={site.local(`/fonts/${file}`)}
              as="font"
              type="font/woff2"
              crossOrigin="anonymous"
            />
          ))}
          <link rel="icon" href={site.local('/favicon.svg')} type="image/svg+xml" />
          <link rel="apple-touch-icon" href={site.local('/icons/apple-touch-icon.png')} />
          <link rel="manifest" href={site.local('/manifest.webmanifest')} />
          {(['light', 'dark'] as const).map((scheme) => (
            <meta
              key={scheme}
              name="theme-color"
              content={themes[themeFor(brand, scheme)].colors.surfaceHeader}
              media={`(prefers-color-scheme: ${scheme})`}
            />
          ))}
          {/* Runs before Next reads the address, without blocking the page. */}
          <script defer src={site.local('/arrival.js')} />
          {isExport && askingRoutes.includes(route) && <script defer {...first} src={site.local(`/ask/${route}.js`)} />}
          {/* Blocking on purpose: a page must never flash in the wrong colours. */}
          <script src={site.local('/theme.js')} />
        </Head>
        <body>
          <Main />
          {messages && <OpeningDialogs locale={locale} messages={messages} route={route} />}
          <NextScript />
        </body>
      </Html>
    );
  }
}
