import dynamic from 'next/dynamic';
import { Disclosure } from '@/design-system/Disclosure';
import type { DateRange } from '@/domain/localDate';
import type { SearchCriteria } from '@/domain/search/search';
import { NearbyNights } from '@/features/search/LateNearbyNights';
import { useNearbyNights } from '@/features/search/useNearbyNights';
import { useTranslator } from '@/i18n/TranslatorContext';

const CalendarPrices = dynamic(() => import('./CalendarPrices').then((file) => file.CalendarPrices), {
  ssr: false,
  loading: () => null,
});

interface Props {
  readonly criteria: SearchCriteria;
  readonly hrefOf: (dates: DateRange) => string;
}

const notAtFirst = () => false;

/** What the same hotel costs on nearby dates, asked when the guest wants to know. */
export function RoomNights({ criteria, hrefOf }: Props) {
  const { t } = useTranslator();
  const nights = useNearbyNights(criteria, notAtFirst);
  if (!nights) return null;
  return (
    <Disclosure
      tone="lined"
      summary={t('search.nearby.title')}
      onToggle={(isOpen) => {
        if (isOpen !== nights.isOpen) nights.toggle();
      }}
    >
      {nights.isOpen && <NearbyNights criteria={criteria} calendarPrices={CalendarPrices} hrefOf={hrefOf} />}
    </Disclosure>
  );
}
