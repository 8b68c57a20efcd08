import { Stack } from '@/design-system/Stack';
import { Text } from '@/design-system/Text';
import { extraServiceCategories } from '@/domain/stay/extraService';
import type { ExtraService } from '@/domain/stay/extraService';
import { WayOn } from '@/forms/WayOn';
import { useTranslator } from '@/i18n/TranslatorContext';
import { WithContent } from '@/i18n/WithContent';
import { ExtraSection } from './ExtraSection';
import type { RoomExtras } from '@/domain/stay/roomExtras';

interface Props {
  readonly extras: RoomExtras;
  readonly onChange: (service: ExtraService, quantity: number) => void;
  readonly onNext: () => void;
  /** The text of the button that goes on; default: that of the step. */
  readonly nextLabel?: string;
}

/** The extra services for one room; none is preselected. */
export function ChooseExtrasView({ extras, onChange, onNext, nextLabel }: Props) {
  const { t, format } = useTranslator();
  const { included, ofRoom, ofBooking, isPointsOnly } = extras;
  return (
    <Stack gap={6}>
      {included.length > 0 && (
        <Text tone="success">
          <WithContent
            texts={included.map(({ name }) => name)}
            sentence={(names) => t('chooseExtras.included', { names: format.list(names) })}
          />
        </Text>
      )}
      {ofRoom.length + ofBooking.length === 0 && (
        <Text tone="muted">{t(isPointsOnly ? 'chooseExtras.pointsOnly' : 'chooseExtras.none')}</Text>
      )}
      {extraServiceCategories.map((category) => (
        <ExtraSection
          key={category}
          title={t(`chooseExtras.category.${category}`)}
          options={ofRoom.filter(({ service }) => service.category === category)}
          onChange={onChange}
        />
      ))}
      <ExtraSection title={t('chooseExtras.ofBooking')} options={ofBooking} onChange={onChange} />
      <WayOn onClick={onNext}>{nextLabel ?? t('chooseExtras.next')}</WayOn>
    </Stack>
  );
}
