import { Disclosure } from '@/design-system/Disclosure';
import { useNearbyNights } from '@/features/search/useNearbyNights';
import { useTranslator } from '@/i18n/TranslatorContext';
import { LateNights } from './LateNights';
import type { OpenNightsProps } from './OpenNights';

const notAtFirst = () => false;

/** What the same hotel costs on nearby dates, asked when the guest wants to know. */
export function RoomNights({ criteria, hrefOf }: OpenNightsProps) {
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
      {nights.isOpen && <LateNights criteria={criteria} hrefOf={hrefOf} />}
    </Disclosure>
  );
}
