import { useRouter } from 'next/router';
import { useId, useState } from 'react';
import { Button } from '@/design-system/Button';
import { Dialog } from '@/design-system/Dialog';
import { Icon } from '@/design-system/Icon';
import { Search } from '@/design-system/icons';
import type { DestinationCatalogue } from '@/domain/destinations';
import type { SearchCriteria } from '@/domain/search';
import { parseSearchQuery, searchQueryOf } from '@/domain/searchCriteria';
import { useTranslator } from '@/i18n/TranslatorContext';
import { hrefOf } from '@/routes/routes';
import { StateRoot } from '@/state/StateRoot';
import { useAvailabilitySearch } from '@/state/availabilitySearchState';
import { today } from '@/state/today';
import { SearchForm } from './SearchForm';

interface Props {
  readonly destinations: DestinationCatalogue;
  readonly onClose: () => void;
  /** What the form begins with; without it the page's own search, else the last one. */
  readonly defaultValue?: SearchCriteria;
}

/** The search, over any page. Mounted only while it is open. */
export function SearchDrawer(props: Props) {
  return (
    <StateRoot>
      <Drawer {...props} />
    </StateRoot>
  );
}

/** The search that an address holds; null when it holds none. */
function searchOf(asPath: string): SearchCriteria | null {
  const query = new URLSearchParams(asPath.split('#')[0]?.split('?')[1] ?? '');
  const isSearch = ['place', 'hotel', 'collection', 'from'].some((name) => query.has(name));
  return isSearch ? parseSearchQuery(query, today()) : null;
}

function Drawer({ destinations, onClose, defaultValue }: Props) {
  const { t, locale } = useTranslator();
  const router = useRouter();
  const { lastSearch, remember } = useAvailabilitySearch();
  const formId = `search${useId().replaceAll(':', '')}`;
  const [initial] = useState(
    () => defaultValue ?? searchOf(router.asPath) ?? lastSearch ?? parseSearchQuery(new URLSearchParams(), today()),
  );
  const search = (criteria: SearchCriteria) => {
    remember(criteria);
    onClose();
    void router.push(hrefOf('searchResults', locale, searchQueryOf(criteria)));
  };
  return (
    <Dialog
      isOpen
      variant="drawer"
      title={t('search.title')}
      closeLabel={t('search.close')}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} size="large" fullWidth>
          <Icon of={Search} />
          {t('search.submit')}
        </Button>
      }
    >
      <SearchForm
        id={formId}
        destinations={destinations}
        initial={initial}
        today={today()}
        onSearch={search}
        isSubmitElsewhere
      />
    </Dialog>
  );
}
