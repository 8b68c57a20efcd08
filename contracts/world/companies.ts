import type { HotelRecord } from './model';
import { text, type Localized } from './localized';

const finnishCalls = text(
  'paikallisverkko- tai matkapuhelinmaksu',
  'local or mobile network charge',
  'lokalnäts- eller mobilsamtalsavgift',
  'kohaliku või mobiilikõne hind',
);

/** The companies that run the hotels, and the price of a call to them. */
export const companies: Readonly<
  Record<HotelRecord['companyId'], { readonly name: string; readonly businessId: string; readonly callRate: Localized }>
> = {
  finland: { name: 'Sarastus Hotellit Oy', businessId: '3219874-5', callRate: finnishCalls },
  north: { name: 'Sarastus Pohjoinen Oy', businessId: '3219881-7', callRate: finnishCalls },
  estonia: {
    name: 'Sarastus Hotellid OÜ',
    businessId: '16420873',
    callRate: text(
      'kansainvälisen puhelun hinta',
      'international call charge',
      'avgift för utlandssamtal',
      'tavalise kõne hind',
    ),
  },
};
