import dynamic from 'next/dynamic';
import { useRouter } from 'next/router';
import { Card } from '@/design-system/Card';
import { PageHeading } from '@/design-system/PageHeading';
import { Skeleton } from '@/design-system/Skeleton';
import { Stack } from '@/design-system/Stack';
import type { DestinationCatalogue } from '@/domain/search/destinations';
import { hasAllAges } from '@/domain/stay/party';
import type { SearchCriteria } from '@/domain/search/search';
import { searchQueryOf } from '@/domain/search/searchCriteria';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import { rememberSearch } from '@/state/availabilitySearchState';
import { today } from '@/browser/today';

const SearchForm = dynamic(() => import('@/features/search/SearchForm').then((file) => file.SearchForm), {
  ssr: false,
  loading: ({ error }) => {
    // The error boundary offers to try again.
    if (error) throw error;
    return <Skeleton shape="card" />;
  },
});

const CalendarPrices = dynamic(() => import('./CalendarPrices').then((file) => file.CalendarPrices), { ssr: false });

interface Props {
  readonly destinations: DestinationCatalogue;
  readonly initial: SearchCriteria;
}

/** The whole search form, for an address without a destination or without the children's ages. */
export function SearchPrompt({ destinations, initial }: Props) {
  const { t, locale } = useTranslator();
  const router = useRouter();
  const lacksAges = !hasAllAges(initial.party);
  return (
    <Stack gap={5} width="form">
      <PageHeading lead={lacksAges ? t('searchChanges.agesMissing') : t('searchResults.prompt.body')}>
        {lacksAges ? t('searchResults.prompt.agesTitle') : t('searchResults.prompt.title')}
      </PageHeading>
      <Card padding="large">
        <SearchForm
          id="search"
          destinations={destinations}
          initial={initial}
          isCheckedAtFirst={lacksAges}
          today={today()}
          calendarPrices={CalendarPrices}
          onSearch={(criteria) => {
            rememberSearch(criteria);
            void router.push(hrefOf('searchResults', locale, searchQueryOf(criteria)));
          }}
        />
      </Card>
    </Stack>
  );
}
