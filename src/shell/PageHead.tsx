import Head from 'next/head';
import { CHAIN_NAME } from '@/config/brands';
import type { Locale } from '@/i18n/locales';

interface PageHeadProps {
  readonly title: string;
  readonly description?: string;
  /** Scheme and host of the site, without a slash at the end. */
  readonly origin: string;
  /** Without the Finnish prefix, a slash at the end, or a query. */
  readonly canonicalPath: string;
  /** The same page in every language that has it, as canonical paths. */
  readonly alternates?: readonly { readonly locale: Locale; readonly path: string }[];
  /** By the switch of the environment, and always for what belongs to one guest. */
  readonly isHiddenFromSearch?: boolean;
}

export function PageHead({ title, description, origin, canonicalPath, alternates, isHiddenFromSearch }: PageHeadProps) {
  const fullTitle = title.includes(CHAIN_NAME) ? title : `${title} | ${CHAIN_NAME}`;
  const finnish = alternates?.find(({ locale }) => locale === 'fi');
  return (
    <Head>
      <title>{fullTitle}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      {description && <meta name="description" content={description} />}
      {isHiddenFromSearch && <meta name="robots" content="noindex, nofollow" />}
      <link rel="canonical" href={`${origin}${canonicalPath}`} />
      {alternates?.map(({ locale, path }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={`${origin}${path}`} />
      ))}
      {finnish && <link rel="alternate" hrefLang="x-default" href={`${origin}${finnish.path}`} />}
      <meta property="og:title" content={title} />
      <meta property="og:site_name" content={CHAIN_NAME} />
      {description && <meta property="og:description" content={description} />}
    </Head>
  );
}
