import { useEffect, useState } from 'react';
import type { ChangeEvent } from 'react';
import type { DateRange } from '@/domain/localDate';
import { hasAllAges } from '@/domain/party';
import type { SearchCriteria } from '@/domain/search';
import { parseSearchQuery, searchChangesOf } from '@/domain/searchCriteria';
import type { SearchChange } from '@/domain/searchCriteria';
import { useStayFields } from './useStayFields';
import { rememberedSearch, rememberStay } from '@/state/availabilitySearchState';
import { today } from '@/state/today';

/** The search that a page of a hotel begins with: that of its address, else the last one, with the address's codes. */
function beginningOf(query: URLSearchParams): { readonly criteria: SearchCriteria; readonly isMade: boolean } {
  const told = parseSearchQuery(query, today());
  const last = query.has('from') ? null : rememberedSearch();
  if (!last) return { criteria: told, isMade: query.has('from') };
  const { loyaltyTypes, promotionCode, companyCode, blockCode } = told;
  return {
    criteria: {
      ...last,
      loyaltyTypes: loyaltyTypes.length > 0 ? loyaltyTypes : last.loyaltyTypes,
      promotionCode: promotionCode || last.promotionCode,
      companyCode: companyCode || last.companyCode,
      blockCode: blockCode || last.blockCode,
    },
    isMade: true,
  };
}

/**
 * The search of a hotel in its native fields. It begins with the search in the address, if one led here, else with the
 * last one. `asked` is null until dates were chosen: nothing is asked of the booking API before.
 */
export function useHotelSearch(hotelId: string) {
  const { refs, kept, suggested, read, begin, follow, setDates } = useStayFields();
  const [asked, setAsked] = useState<SearchCriteria | null>(null);
  const [changes, setChanges] = useState<readonly SearchChange[]>([]);

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const { criteria, isMade } = beginningOf(query);
    if (!begin(criteria)) return;
    setChanges(searchChangesOf(query, today()));
    if (isMade) setAsked({ ...criteria, destination: { kind: 'hotel', hotelId } });
  }, [begin, hotelId]);

  const ask = () => {
    const criteria = read();
    rememberStay(criteria);
    setAsked(criteria);
  };
  const change = ({ target }: ChangeEvent<HTMLFormElement>) => {
    follow(target instanceof Element ? (target.getAttribute('name') ?? '') : '');
    if (refs.from.current?.value && refs.to.current?.value) ask();
  };
  const chooseDates = (dates: DateRange) => {
    setDates(dates);
    ask();
  };
  return {
    refs,
    kept,
    suggested,
    changes,
    asked,
    /** A price is for known ages only. */
    hasAges: asked === null || hasAllAges(asked.party),
    read,
    change,
    chooseDates,
  };
}
