import { SiteLink } from '@/routes/SiteLink';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ListedResult } from './pricedResults';
import { keyOfRooms } from '@/domain/search/solvingSearches';
import { cheapestOf } from './sortResults';

interface Props {
  readonly results: readonly Pick<ListedResult, 'costs' | 'unavailable'>[];
  /** Number of rooms in the search. */
  readonly rooms: number;
  readonly hrefWith: (rooms: number) => string;
}

/** For a party that no hotel has room for in this number of rooms, where more rooms would do. */
export function MoreRoomsNotice({ results, rooms, hrefWith }: Props) {
  const { t, plural, format } = useTranslator();
  const enough = results.flatMap(({ unavailable }) => unavailable?.rooms ?? []).filter((count) => count > rooms);
  if (enough.length === 0) return null;
  const fewest = Math.min(...enough);
  const cost = cheapestOf(results.flatMap(({ costs }) => costs.get(keyOfRooms(fewest)) ?? []));
  const label = plural('noRoom.withRooms', fewest);
  return (
    <Notice
      tone="info"
      title={plural('noRoom.TOO_FEW_ROOMS', rooms)}
      actions={
        <LinkButton as={SiteLink} href={hrefWith(fewest)}>
          {cost ? `${label}, ${t('stay.priceFrom', { price: format.money(cost) })}` : label}
        </LinkButton>
      }
    />
  );
}
