import NextLink from 'next/link';
import { LinkButton } from '@/design-system/LinkButton';
import { Notice } from '@/design-system/Notice';
import type { HotelResult } from '@/domain/hotelOffers';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly results: readonly Pick<HotelResult, 'unavailable'>[];
  /** Number of rooms in the search. */
  readonly rooms: number;
  readonly hrefWith: (rooms: number) => string;
}

/** For a party that no hotel has room for in this number of rooms, where more rooms would do. */
export function MoreRoomsNotice({ results, rooms, hrefWith }: Props) {
  const { plural } = useTranslator();
  const enough = results.flatMap(({ unavailable }) => unavailable?.rooms ?? []);
  if (enough.length === 0) return null;
  const fewest = Math.min(...enough);
  return (
    <Notice
      tone="info"
      title={plural('noRoom.TOO_FEW_ROOMS', rooms)}
      actions={
        <LinkButton as={NextLink} href={hrefWith(fewest)}>
          {plural('noRoom.withRooms', fewest)}
        </LinkButton>
      }
    />
  );
}
