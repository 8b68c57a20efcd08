import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { extraServiceCategories } from '@/domain/stay/extraService';
import type { StayExtras } from '@/domain/stay/stayExtras';
import { WayOn } from '@/forms/WayOn';
import { useTranslator } from '@/i18n/TranslatorContext';
import type { ExtraRowProps } from './ExtraRow';
import { ExtraSection } from './ExtraSection';
import { IncludedExtras } from './IncludedExtras';

interface Props extends Omit<ExtraRowProps, 'extra'> {
  readonly extras: StayExtras;
  readonly onNext: () => void;
  /** The text of the button that goes on; default: that of the step. */
  readonly nextLabel?: string;
}

/** The extra services for the rooms of a stay; none is preselected. */
export function ChooseExtrasView({ extras, roomNames, onChange, onNext, nextLabel }: Props) {
  const { t } = useTranslator();
  const { ofRooms, ofBooking, pointsOnly } = extras;
  return (
    <Stack gap={6}>
      <IncludedExtras extras={extras} />
      {ofRooms.length + ofBooking.length === 0 && (
        <Text tone="muted">{t(pointsOnly.includes(true) ? 'chooseExtras.pointsOnly' : 'chooseExtras.none')}</Text>
      )}
      {extraServiceCategories.map((category) => (
        <ExtraSection
          key={category}
          title={t(`chooseExtras.category.${category}`)}
          extras={ofRooms.filter(({ service }) => service.category === category)}
          roomNames={roomNames}
          onChange={onChange}
        />
      ))}
      <ExtraSection title={t('chooseExtras.ofBooking')} extras={ofBooking} roomNames={null} onChange={onChange} />
      <WayOn onClick={onNext}>{nextLabel ?? t('chooseExtras.next')}</WayOn>
    </Stack>
  );
}
