import * as v from 'valibot';
import { MAX_ADULTS, MAX_CHILDREN, MAX_EXTRA_QUANTITY, MAX_PETS, MAX_ROOMS } from '@/config/limits';
import { extraServiceTypes } from '@/domain/offer';
import { paymentMethods } from '@/domain/payment';
import { stayWishes } from '@/domain/wishes';
import { childAges, day, moment, money, text, timeZone, upTo } from './storedValues';

/** Shapes of what a flow keeps in this browser. A value that does not fit is forgotten, never trusted. */
const image = v.nullable(v.object({ url: v.string(), alt: v.string() }));
const bathroom = v.picklist(['BATH', 'NONE', 'SHOWER']);
const brand = v.picklist(['original', 'break', 'solo', 'heymo', 'custom']);
const card = v.picklist(['AMEX', 'MASTERCARD', 'S_BUSINESS', 'VISA']);
const bank = v.picklist(['DANSKE', 'NORDEA', 'OP', 'S_BANK']);
const guaranteeType = v.picklist(['CARD_VERIFICATION', 'DEPOSIT', 'NONE', 'S_POINTS']);
const flow = v.picklist(['MERCHANT_HOSTED_WINDOW', 'NONE', 'PHYSICAL_TERMINAL', 'STORED_INSTRUMENT', 'WEB_TERMINAL']);
const method = v.picklist(paymentMethods);
const loyalty = v.picklist(['ASOM', 'NONE', 'S_CARD']);

export const hotelShape = v.object({
  id: text,
  name: text,
  brand,
  urlPath: text,
  address: v.object({ street: text, postCode: text, city: text, countryCode: text }),
  email: text,
  phone: v.object({ number: text, rate: text }),
  checkInTime: text,
  checkOutTime: text,
  timeZone,
  company: v.object({ name: text, businessId: text }),
  cards: v.array(card),
  banks: v.array(bank),
  notifications: v.array(v.object({ level: v.picklist(['ALERT', 'INFO']), message: text })),
  summary: v.nullable(text),
  location: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
  image,
});

const roomType = v.object({
  refId: text,
  code: text,
  name: text,
  description: text,
  minOccupancy: v.number(),
  maxOccupancy: v.number(),
  minSize: v.number(),
  maxSize: v.number(),
  features: v.array(text),
  bedSize: v.nullable(text),
  bathroomType: bathroom,
  image,
  accessibility: v.nullable(
    v.object({
      stepFreeShower: v.boolean(),
      doorWidth: v.number(),
      vibratingAlarm: v.boolean(),
      spaceBesideBed: v.number(),
    }),
  ),
});

const ratePlan = v.object({
  refId: text,
  code: text,
  name: text,
  description: text,
  includes: v.array(text),
  breakfastIncluded: v.boolean(),
  depositRequirement: v.picklist(['DEPOSIT_REQUIRED', 'GUARANTEE_REQUIRED', 'NO_DEPOSIT_REQUIRED']),
  loyaltyType: loyalty,
  restrictions: v.array(text),
  allowedGuarantees: v.array(v.object({ type: guaranteeType, methods: v.array(method), flows: v.array(flow) })),
});

const priceLine = v.object({
  kind: v.picklist(['CHILD', 'DISCOUNT', 'EXTRA_SERVICE', 'NIGHT', 'PET', 'TRAVEL_COT']),
  label: text,
  quantity: v.number(),
  unitPrice: money,
  total: money,
  date: v.nullable(day),
  vatRate: v.number(),
});

const offer = v.object({
  hotelId: text,
  roomConfigurationId: text,
  roomTypeRefId: text,
  rateRefId: text,
  rateCode: text,
  price: money,
  priceWithoutDiscount: v.nullable(money),
  lines: v.array(priceLine),
  applied: v.array(v.picklist(['PROMOTION_CODE', 'BLOCK_CODE', 'COMPANY_CODE', 'ASOM'])),
  cancel: v.variant('kind', [
    v.object({ kind: v.literal('free'), until: moment }),
    v.object({ kind: v.literal('none') }),
  ]),
  restrictions: v.array(text),
  roomsLeft: v.nullable(v.number()),
});

export const roomChoiceShape = v.object({
  room: v.nullable(roomType),
  rate: v.nullable(ratePlan),
  offer: v.nullable(offer),
  hasSingleRate: v.boolean(),
  bathroomWish: bathroom,
  travelCot: upTo(MAX_CHILDREN),
  extraServices: v.record(
    text,
    v.object({
      id: text,
      name: text,
      type: v.picklist(extraServiceTypes),
      expectedUnitPrice: money,
      quantity: v.pipe(upTo(MAX_EXTRA_QUANTITY), v.minValue(1)),
      isAlcohol: v.boolean(),
      vatRate: v.optional(v.nullable(v.number())),
    }),
  ),
  promotionCode: v.nullable(text),
  blockCode: v.nullable(text),
});

/** The room of each person, for as many as a booking may have. */
const places = (max: number) => v.pipe(v.array(upTo(MAX_ROOMS - 1)), v.maxLength(max));
export const placementShape = v.object({
  roomCount: upTo(MAX_ROOMS),
  adultPlacement: places(MAX_ADULTS),
  childPlacement: places(MAX_CHILDREN),
  petPlacement: places(MAX_PETS),
  childrenAges: childAges,
});

export const criteriaShape = v.object({
  startDate: day,
  endDate: day,
  destination: v.variant('kind', [
    v.object({ kind: v.literal('none') }),
    v.object({ kind: v.literal('place'), placeName: text }),
    v.object({ kind: v.literal('collection'), collectionId: text }),
    v.object({ kind: v.literal('hotel'), hotelId: text }),
  ]),
  party: v.object({
    rooms: upTo(MAX_ROOMS),
    adults: upTo(MAX_ADULTS),
    children: upTo(MAX_CHILDREN),
    childrenAges: childAges,
    pets: upTo(MAX_PETS),
  }),
  loyaltyTypes: v.array(loyalty),
  rewardNight: v.boolean(),
  promotionCode: text,
  companyCode: text,
  blockCode: text,
  wishes: v.array(v.picklist(stayWishes)),
});

export const contactShape = v.object({
  profileType: v.picklist(['BUSINESS', 'PRIVATE', 'NO_PROFILE_SELECTED']),
  firstName: text,
  lastName: text,
  isForOther: v.boolean(),
  guestFirstName: text,
  guestLastName: text,
  roomGuests: v.array(v.object({ firstName: text, lastName: text })),
  email: text,
  phoneNumberCountryCode: text,
  phoneNumber: text,
  street: text,
  postcode: text,
  city: text,
  countryCode: text,
  companyName: text,
  businessId: text,
  reference: text,
  message: text,
});

export const guaranteeShape = v.object({
  type: guaranteeType,
  flow,
  method,
  bank: v.nullable(bank),
  card: v.nullable(card),
});

export const methodShape = method;
export const roomTypeShape = roomType;
export const ratePlanShape = ratePlan;
export const priceLineShape = priceLine;
export const cancelTermsShape = offer.entries.cancel;

export const checkAndConfirmShape = v.object({
  guarantee: v.nullable(guaranteeShape),
  termsAccepted: v.boolean(),
  agreedTotal: v.nullable(money),
});
