import { Inline } from '@/design-system/Inline';
import { QrCode } from '@/design-system/QrCode';
import type { Examples } from '../example';

export const examples: Examples = {
  'A short and a long text': () => (
    <Inline gap={6} align="start">
      <QrCode text="7001" label="Varausnumero 7001 QR-koodina" />
      <QrCode text="https://www.sarastus.example/en/bookings/view" label="Varauksen osoite QR-koodina" />
    </Inline>
  ),
};
