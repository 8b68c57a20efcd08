import * as v from 'valibot';
import { MAX_ADULTS, MAX_PETS } from '@/config/limits';
import { apiOfBuild } from '@/config/chosenApi';
import { bookingApis } from '@/domain/bookingApi';
import { searchModes } from '@/domain/search/search';
import { locales } from '@/domain/locale';
import { memberships } from '@/domain/guest/membership';
import { contactShape, guaranteeShape, hotelShape, roomChoiceShape, startedPaymentShape } from './storedShapes';
import { childAges, day, moment, money, text, wholeUpTo } from './storedValues';

const stay = v.object({ startDate: day, endDate: day });

/** An order is sent again exactly as it was, so every field of it must be readable. */
const order = v.object({
  locale: v.picklist(locales),
  hotelId: text,
  stay,
  rooms: v.array(
    v.object({
      choice: roomChoiceShape,
      occupancy: v.object({ adults: wholeUpTo(MAX_ADULTS), childAges, pets: wholeUpTo(MAX_PETS) }),
    }),
  ),
  contact: contactShape,
  companyCode: v.nullable(text),
  // Orders stored before it was kept were sent by an API that takes it from the call.
  asCustomer: v.optional(v.boolean(), false),
  mode: v.optional(v.picklist(searchModes), 'STANDARD'),
  membership: v.nullable(v.object({ type: v.picklist(memberships), identifier: text })),
  expectedPrice: money,
  guarantee: guaranteeShape,
  returnUrl: text,
});

export const orderAttemptShape = v.object({
  // An order stored without the name of an API was sent to that of the build.
  api: v.optional(v.picklist(bookingApis), apiOfBuild),
  createKey: text,
  order: v.nullable(order),
  hotel: hotelShape,
  stay,
  booking: v.nullable(v.object({ bookingNumber: text, bookingHash: text })),
  payment: v.nullable(startedPaymentShape),
  amount: v.nullable(money),
  heldUntil: v.nullable(moment),
  locale: v.optional(v.nullable(v.picklist(locales)), null),
  starts: v.number(),
  isOfFlow: v.boolean(),
});
