import type { ReactNode } from 'react';
import { Container } from '@/design-system/Container';
import { SkipLink } from '@/design-system/SkipLink';
import type { Brand } from '@/domain/content/hotel';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Footer } from './Footer';
import { Header } from './Header';
import type { HeaderOpeners } from './Header';
import { Main, Notices, Page } from './Layout.styles';
import type { LocaleLink } from './localeLink';
import { OfflineNotice } from './OfflineNotice';
import { useBrandTheme } from './themeScope';
import { stepOf, useFocusOnNavigation } from './useFocusOnNavigation';

interface LayoutProps {
  readonly children: ReactNode;
  /**
   * The hotel's brand, on its pages and in a flow for it; `pending` while the hotel is not known yet. Without one the page
   * has the chain's own theme.
   */
  readonly brand?: Brand | 'pending';
  readonly homeHref: string;
  /** This page, with its query, in each language. */
  readonly localeLinks: readonly LocaleLink[];
  readonly openers?: HeaderOpeners;
  /** From edge to edge: the page brings its own containers and spacing, and begins with a picture (`--band-room`). */
  readonly wide?: boolean;
  /** What comes before the page, such as a question. */
  readonly above?: ReactNode;
  /** Notices of the site; on a step of a booking, which has a bar of its own at the foot of the window, above it. */
  readonly notices?: { readonly content: ReactNode; readonly isStep: boolean };
  /** More help, in the footer. */
  readonly help?: ReactNode;
}

export function Layout(props: LayoutProps) {
  const { children, homeHref, localeLinks, openers, wide, above, notices, help } = props;
  const brand = props.brand === 'pending' ? undefined : props.brand;
  const { t, locale } = useTranslator();
  useBrandTheme(props.brand === 'pending' ? null : (brand ?? 'original'));
  useFocusOnNavigation(stepOf(localeLinks.find((link) => link.locale === locale)?.href ?? homeHref));
  // They come late. Above the page they would push it away under the guest's finger, unless it keeps room for them.
  const isAbove = wide || notices?.isStep;
  const region = notices && (
    <Notices aria-live="polite" overBand={wide} atFoot={!isAbove}>
      {notices.content}
    </Notices>
  );
  return (
    <Page hasBand={wide}>
      <SkipLink href="#main">{t('shell.skipToContent')}</SkipLink>
      {above}
      <Header {...openers} brand={brand} homeHref={homeHref} localeLinks={localeLinks} />
      <OfflineNotice />
      {isAbove && region}
      <Main id="main" tabIndex={-1} bleed={wide}>
        {wide ? children : <Container>{children}</Container>}
      </Main>
      {!isAbove && region}
      <Footer brand={brand} homeHref={homeHref} localeLinks={localeLinks} help={help} />
    </Page>
  );
}
