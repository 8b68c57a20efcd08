import type { RefObject } from 'react';
import { BottomBar } from '@/design-system/BottomBar';
import { LinkButton } from '@/design-system/LinkButton';
import { Price } from '@/design-system/Price';
import { useIsInView } from '@/design-system/useIsInView';
import { nights } from '@/domain/localDate';
import { byPrice } from '@/domain/money';
import { searchQueryOf } from '@/domain/search/searchCriteria';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import { SiteLink } from '@/routes/SiteLink';
import type { FoundRooms } from './Availability';
import { PhoneOnly, PriceAndWay } from './HotelPage.styles';

interface Props {
  /** Null without dates. */
  readonly found: FoundRooms | null;
  /** The search: while it is in the window, the bar would only repeat it. */
  readonly search: RefObject<Element | null>;
}

/** On a phone the lowest price and the way to the rooms stay at the foot; without dates the way to the search. */
export function WayToRooms({ found, search }: Props) {
  const { t, plural, format, locale } = useTranslator();
  const isSearchShown = useIsInView(search);
  if (isSearchShown) return null;
  const lowest = found && [...found.prices.values()].sort(byPrice)[0];
  return (
    <PhoneOnly>
      <BottomBar
        beside={
          found && lowest ? (
            <PriceAndWay>
              <Price
                amount={t('stay.priceFrom', { price: format.money(lowest) })}
                detail={t('hotelPage.rooms.covers', { nights: plural('stay.nights', nights(found.criteria)) })}
              />
              <LinkButton
                as={SiteLink}
                prefetch={false}
                href={hrefOf('chooseRoom', locale, searchQueryOf(found.criteria))}
              >
                {t('hotelPage.search.submit')}
              </LinkButton>
            </PriceAndWay>
          ) : (
            <LinkButton fullWidth href="#stay-from">
              {t('hotelPage.rooms.askDates')}
            </LinkButton>
          )
        }
      />
    </PhoneOnly>
  );
}
