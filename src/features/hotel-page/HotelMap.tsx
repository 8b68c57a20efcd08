import { DrawnMap } from '@/design-system/DrawnMap';
import { FullPin } from '@/design-system/DrawnMap.styles';
import type { GeoPoint } from '@/domain/hotelPage';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly name: string;
  readonly city: string;
  readonly location: GeoPoint;
}

/** Where in the country the hotel lies, drawn here: no tiles, no third party. */
export function HotelMap({ name, city, location }: Props) {
  const { t } = useTranslator();
  return (
    <DrawnMap
      label={t('hotelPage.place.map', { hotel: name })}
      isWhole
      pinSize={{ halfWidth: 16, halfHeight: 6 }}
      points={[{ id: name, ...location, pin: <FullPin>{city}</FullPin> }]}
    />
  );
}
