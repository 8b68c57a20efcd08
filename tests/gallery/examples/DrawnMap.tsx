import { DrawnMap } from '@/design-system/DrawnMap';
import { FullPin, Pin, PinName } from '@/design-system/DrawnMap.styles';
import type { Examples } from '../example';

const named = { halfWidth: 21, halfHeight: 7.5 };
const pin = (name: string, price: string) => (
  <Pin href={`#${name}`} isNamed>
    <PinName>{name}</PinName>
    {price}
  </Pin>
);

export const examples: Examples = {
  'One place': () => (
    <DrawnMap
      label="Hotellin paikka"
      pinSize={named}
      points={[{ id: '1', latitude: 66.5, longitude: 25.73, pin: pin('Rovaniemi', '129 €') }]}
    />
  ),
  'Places near each other, one of them full': () => (
    <DrawnMap
      label="Hotellit kartalla"
      pinSize={named}
      points={[
        { id: '1', latitude: 60.17, longitude: 24.94, pin: pin('Helsinki', '129 €') },
        { id: '2', latitude: 60.2, longitude: 24.66, pin: pin('Espoo', '98 €') },
        {
          id: '3',
          latitude: 60.45,
          longitude: 22.27,
          pin: (
            <FullPin isNamed role="img" aria-label="Turku on täynnä">
              <PinName>Turku</PinName>
              Täynnä
            </FullPin>
          ),
        },
      ]}
    />
  ),
};
