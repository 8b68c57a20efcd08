import { Button } from '@/design-system/Button';
import { Icon } from '@/design-system/Icon';
import { CalendarDays, Pencil } from '@/design-system/icons';
import type { SearchCriteria } from '@/domain/search';
import { useTranslator } from '@/i18n/TranslatorContext';
import { Facts, Summary, Words } from './SearchResults.styles';

interface Props {
  readonly criteria: SearchCriteria;
  readonly onChange: () => void;
  /** Shows and hides the nights around; null where they are not offered. */
  readonly nights: { readonly isOpen: boolean; readonly toggle: () => void } | null;
}

/** The search in short, with a button to change it. */
export function SearchSummary({ criteria, onChange, nights }: Props) {
  const { t, plural, format } = useTranslator();
  const { party } = criteria;
  const codes = [
    { label: 'search.codes.promotion', value: criteria.promotionCode },
    { label: 'search.codes.company', value: criteria.companyCode },
    { label: 'search.codes.block', value: criteria.blockCode },
  ] as const;
  const facts = [
    format.dateRange(criteria),
    plural('stay.rooms', party.rooms),
    plural('stay.adults', party.adults),
    ...(party.children > 0 ? [plural('stay.children', party.children)] : []),
    ...(party.pets > 0 ? [plural('stay.pets', party.pets)] : []),
    ...codes.flatMap(({ label, value }) => (value === '' ? [] : [`${t(label)}: ${value}`])),
    ...(criteria.planCode === '' ? [] : [t('stay.offer.asked')]),
    ...criteria.loyaltyTypes.filter((type) => type !== 'NONE').map((type) => t(`stay.member.${type}`)),
    ...(criteria.mode === 'ITINERARY' ? [t('searchResults.summary.itinerary')] : []),
    ...(criteria.rewardNight ? [t('search.codes.reward')] : []),
  ];
  return (
    <Summary role="group" aria-label={t('searchResults.summary.label')}>
      <Facts>
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </Facts>
      {nights && (
        <Button variant="quiet" size="small" aria-expanded={nights.isOpen} onClick={nights.toggle}>
          <Icon of={CalendarDays} size="small" />
          <Words>{t('searchResults.summary.nights')}</Words>
        </Button>
      )}
      <Button variant="quiet" size="small" onClick={onChange}>
        <Icon of={Pencil} size="small" />
        <Words>{t('searchResults.summary.change')}</Words>
      </Button>
    </Summary>
  );
}
