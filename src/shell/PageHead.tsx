import Head from 'next/head';
import type { Thing, WithContext } from 'schema-dts';
import { CHAIN_NAME } from '@/config/brands';
import { site } from '@/config/siteAddresses';
import { localeCode } from '@/i18n/locales';
import type { Locale } from '@/i18n/locales';
import { useTranslator } from '@/i18n/TranslatorContext';
import { plainPath } from '@/routes/plainPath';

/** What a page is about, in the words of schema.org: its types refuse any other. */
export type Structured = Exclude<Thing, string>;

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** Without the Finnish prefix, a slash at the end, or a query. */
  readonly canonicalPath: string;
  /** The same page in every language that has it, as canonical paths. */
  readonly alternates?: readonly { readonly locale: Locale; readonly path: string }[];
  /** The picture of a shared link: an address or a path of this site. */
  readonly picture?: string | null;
  readonly structured?: readonly Structured[];
  /** Whether the export has the page as plain Markdown, too. */
  readonly hasPlainText?: boolean;
  /** By the environment's switch, and always for pages of one guest. */
  readonly isHiddenFromSearch?: boolean;
}

export function PageHead(props: PageHeadProps) {
  const { title, description, canonicalPath, alternates, picture, structured, hasPlainText, isHiddenFromSearch } =
    props;
  const { locale } = useTranslator();
  const address = site.page(canonicalPath);
  const fullTitle = title.includes(CHAIN_NAME) ? title : `${title} | ${CHAIN_NAME}`;
  const finnish = alternates?.find(({ locale }) => locale === 'fi');
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {description && <meta name="description" content={description} />}
      {isHiddenFromSearch && <meta name="robots" content="noindex, nofollow" />}
      <link rel="canonical" href={address} />
      {alternates?.map(({ locale, path }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={site.page(path)} />
      ))}
      {finnish && <link rel="alternate" hrefLang="x-default" href={site.page(finnish.path)} />}
      {hasPlainText && !isHiddenFromSearch && (
        <link rel="alternate" type="text/markdown" href={site.page(plainPath(canonicalPath))} />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={CHAIN_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={localeCode(locale)} />
      {alternates
        ?.filter((other) => other.locale !== locale)
        .map((other) => (
          <meta key={`og-${other.locale}`} property="og:locale:alternate" content={localeCode(other.locale)} />
        ))}
      {description && <meta property="og:description" content={description} />}
      {picture && <meta property="og:image" content={site.file(picture)} />}
      {picture && <meta name="twitter:card" content="summary_large_image" />}
      {structured?.map((thing, index) => (
        <script
          key={`structured-${index}`}
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: jsonForHtml({ '@context': 'https://schema.org', ...thing }) }}
        />
      ))}
    </Head>
  );
}

/** Data escaped so that it never contains markup. It is not executed: pages have no inline scripts. */
const jsonForHtml = (value: WithContext<Structured>): string => JSON.stringify(value).replaceAll('<', '\\u003c');
