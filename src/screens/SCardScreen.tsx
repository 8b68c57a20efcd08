import dynamic from 'next/dynamic';
import { SiteLink } from '@/routes/SiteLink';
import { useEffect, useState } from 'react';
import { LinkButton } from '@/design-system/LinkButton';
import { CardOffer } from '@/features/card-landing/CardOffer';
import { ContentPageView } from '@/features/content-page/ContentPageView';
import { useTranslator } from '@/i18n/TranslatorContext';
import { pathOf } from '@/routes/routes';
import { useNearestPage } from '@/routes/WrittenPages';
import { useSession } from '@/session/useSession';
import { searchOfVisit } from '@/state/searchOfVisit';
import type { ScreenProps } from './page-data/pageProps';
import { ScreenLayout } from './frame/ScreenLayout';

/** Loaded for guests who have searched. */
const CardSavings = dynamic(() => import('./parts/CardSavings').then((file) => file.CardSavings), { ssr: false });

/** The landing page of the card: what is sold, and the editors' words about it. */
export function SCardScreen({ content: { page, cardProduct } }: ScreenProps) {
  const nearestPage = useNearestPage();
  const { locale } = useTranslator();
  if (!page) return null;
  const { title, description, picture } = page.meta;
  return (
    <ScreenLayout route="sCard" title={title} description={description} picture={picture}>
      <ContentPageView
        page={page}
        kind="invitation"
        afterHead={
          cardProduct && (
            <CardOffer
              product={cardProduct}
              ways={<Ways />}
              saving={<Saving />}
              termsHref={nearestPage('termsOfUse')?.path ?? null}
              withdrawalHref={pathOf('sCardWithdrawal', locale)}
            />
          )
        }
      />
    </ScreenLayout>
  );
}

/** A card can be bought or connected; one that is in the account can be seen, and renewed when it is time. */
function Ways() {
  const { t, locale } = useTranslator();
  const session = useSession();
  const own = session.kind === 'authenticated' ? session.customer.sCard : null;
  const routes = own
    ? (['mySCard', ...(own.validity === 'VALID' ? [] : (['sCardRenewal'] as const))] as const)
    : (['sCardPurchase', 'sCardConnect'] as const);
  return (
    <>
      {routes.map((route, index) => (
        <LinkButton
          key={route}
          as={SiteLink}
          size="large"
          variant={index === 0 ? 'primary' : 'secondary'}
          href={pathOf(route, locale)}
        >
          {t(words[route])}
        </LinkButton>
      ))}
    </>
  );
}

const words = {
  mySCard: 'cardLanding.ways.myCard',
  sCardRenewal: 'cardLanding.ways.renew',
  sCardPurchase: 'cardLanding.ways.buy',
  sCardConnect: 'cardLanding.ways.connect',
} as const;

/** For a guest without the card who has searched during this visit. */
function Saving() {
  const session = useSession();
  const [hasSearched, setSearched] = useState(false);
  useEffect(() => setSearched(searchOfVisit.current !== null), []);
  const isHolder = session.kind === 'authenticated' && session.customer.sCard !== null;
  return hasSearched && session.kind !== 'unknown' && !isHolder ? <CardSavings /> : null;
}
