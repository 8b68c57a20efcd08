import { DrawnMap } from '@/design-system/DrawnMap';
import { FullPin } from '@/design-system/DrawnMap.styles';
import type { GeoPoint } from '@/domain/hotelPage';
import { useTranslator } from '@/i18n/TranslatorContext';

interface Props {
  readonly name: string;
  readonly city: string;
  readonly location: GeoPoint;
}

/** The hotel on a map of the country that the site draws itself: no tiles and no third party. */
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
