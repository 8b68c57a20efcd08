import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import Document, { Head, Html, Main, NextScript } from 'next/document';
import type { DocumentProps } from 'next/document';
import { themeFor } from '@/config/brands';
import { environment } from '@/config/environment';
import type { PageProps } from '@/screens/pageProps';

/** The stylesheet's address changes with its content, so that it may be cached for good. */
function stylesheetHref(): string {
  const digest = createHash('sha256').update(readFileSync('public/sarastus.css')).digest('hex').slice(0, 10);
  return `${environment.basePath}/sarastus.css?v=${digest}`;
}

function localeOf({ __NEXT_DATA__: data }: DocumentProps): string {
  const page: Partial<PageProps> | undefined = data.props.pageProps;
  return page?.locale ?? 'fi';
}

/** The HTML around every page. The theme is chosen before the first paint, by a script of this site's own. */
export default class SiteDocument extends Document {
  override render() {
    const locale = localeOf(this.props);
    return (
      <Html lang={locale === 'et' ? 'en' : locale} data-brand="original" className={themeFor('original', 'light')}>
        <Head>
          <meta name="color-scheme" content="light dark" />
          <link rel="stylesheet" href={stylesheetHref()} />
          <link rel="icon" href={`${environment.basePath}/favicon.svg`} type="image/svg+xml" />
          {/* Blocking on purpose: a page must never flash in the wrong colours. */}
          <script src={`${environment.basePath}/theme.js`} />
        </Head>
        <body>
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
