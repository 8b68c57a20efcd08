import * as v from 'valibot';
import { MAX_ADULTS, MAX_CHILDREN, MAX_EXTRA_QUANTITY, MAX_PETS, MAX_ROOMS } from '@/config/limits';
import { brands, notificationLevels } from '@/domain/content/hotel';
import { extraServiceTypes } from '@/domain/stay/extraService';
import { loyaltyTypes } from '@/domain/guest/membership';
import { depositRequirements, restrictionReasons } from '@/domain/rate/ratePlan';
import { appliedTerms, priceLineKinds } from '@/domain/stay/roomOffer';
import { arrivalTimes } from '@/domain/stay/arrivalTime';
import { bathroomTypes, bedTypes, roomFeatures } from '@/domain/stay/roomType';
import { banks, guaranteeTypes, paymentCards, paymentFlows, paymentMethods } from '@/domain/payment/payment';
import { profileTypes } from '@/domain/guest/profile';
import { searchModes } from '@/domain/search/search';
import { stayWishes } from '@/domain/search/wishes';
import {
  childAges,
  day,
  knownWord,
  knownWords,
  moment,
  money,
  text,
  timeZone,
  webAddress,
  wholeUpTo,
} from './storedValues';

/** Shapes of the stored parts of a flow. Stored data that does not fit is dropped. */
const image = v.nullable(v.object({ url: v.string(), alt: v.string() }));
const bathroom = v.picklist(bathroomTypes);
const card = v.picklist(paymentCards);
const bank = v.picklist(banks);
const guaranteeType = v.picklist(guaranteeTypes);
const flow = v.picklist(paymentFlows);
const method = v.picklist(paymentMethods);
const loyalty = v.picklist(loyaltyTypes);
const restrictions = v.array(v.picklist(restrictionReasons));

export const hotelShape = v.object({
  id: text,
  name: text,
  brand: v.picklist(brands),
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
  notifications: v.array(v.object({ level: v.picklist(notificationLevels), message: text })),
  summary: v.nullable(text),
  location: v.nullable(v.object({ latitude: v.number(), longitude: v.number() })),
  image,
  // A hotel that was stored before it was kept shows none.
  logo: v.optional(v.nullable(v.string()), null),
});

// What is not known, and what was not asked for when the room was kept, is null.
const measure = v.optional(v.nullable(v.number()), null);
const aid = v.optional(v.nullable(v.boolean()), null);

const roomType = v.object({
  refId: text,
  name: text,
  description: text,
  minOccupancy: v.number(),
  maxOccupancy: v.number(),
  minSize: v.number(),
  maxSize: v.number(),
  features: knownWords(roomFeatures),
  bedSize: knownWord(bedTypes),
  bathroomType: bathroom,
  // Rooms that were chosen before rooms had several pictures have none.
  pictures: v.optional(v.array(v.object({ src: v.string(), alt: v.string() })), []),
  accessibility: v.nullable(
    v.object({
      doorWidth: measure,
      turningSpace: measure,
      spaceBesideBed: measure,
      bedHeight: measure,
      stepFreeShower: aid,
      grabBars: aid,
      vibratingAlarm: aid,
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
  depositRequirement: v.picklist(depositRequirements),
  loyaltyType: loyalty,
  restrictions,
  allowedGuarantees: v.array(v.object({ type: guaranteeType, methods: v.array(method), flows: v.array(flow) })),
});

const priceLine = v.object({
  kind: v.picklist(priceLineKinds),
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
  applied: v.array(v.picklist(appliedTerms)),
  cancel: v.variant('kind', [
    v.object({ kind: v.literal('free'), until: moment }),
    v.object({ kind: v.literal('none') }),
  ]),
  restrictions,
  roomsLeft: v.nullable(v.number()),
});

export const chosenExtrasShape = v.record(
  text,
  v.object({
    id: text,
    name: text,
    type: v.picklist(extraServiceTypes),
    expectedUnitPrice: v.nullable(money),
    quantity: v.pipe(wholeUpTo(MAX_EXTRA_QUANTITY), v.minValue(1)),
    isAlcohol: v.boolean(),
    vatRate: v.optional(v.nullable(v.number())),
  }),
);

export const roomChoiceShape = v.object({
  room: v.nullable(roomType),
  rate: v.nullable(ratePlan),
  offer: v.nullable(offer),
  hasSingleRate: v.boolean(),
  bathroomWish: bathroom,
  travelCot: wholeUpTo(MAX_CHILDREN),
  extraServices: chosenExtrasShape,
  promotionCode: v.nullable(text),
  blockCode: v.nullable(text),
});

/** The room of each person, for as many as a booking may have. */
const places = (max: number) => v.pipe(v.array(wholeUpTo(MAX_ROOMS - 1)), v.maxLength(max));
export const placementShape = v.object({
  roomCount: wholeUpTo(MAX_ROOMS),
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
    rooms: wholeUpTo(MAX_ROOMS),
    adults: wholeUpTo(MAX_ADULTS),
    children: wholeUpTo(MAX_CHILDREN),
    childrenAges: childAges,
    pets: wholeUpTo(MAX_PETS),
  }),
  loyaltyTypes: v.array(loyalty),
  rewardNight: v.boolean(),
  promotionCode: text,
  companyCode: text,
  blockCode: text,
  planCode: v.optional(text, ''),
  mode: v.optional(v.picklist(searchModes), 'STANDARD'),
  ownCots: v.optional(v.boolean()),
  wishes: v.array(v.picklist(stayWishes)),
});

export const contactShape = v.object({
  profileType: v.picklist(profileTypes),
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
  // Drafts of before this was asked have none.
  arrivalTime: v.fallback(v.picklist(arrivalTimes), 'UNKNOWN'),
});

export const guaranteeShape = v.object({
  type: guaranteeType,
  flow,
  method,
  bank: v.nullable(bank),
  card: v.nullable(card),
  savedCardId: v.optional(v.nullable(text), null),
});

/** A payment that was started, for a booking or a card. */
export const startedPaymentShape = v.object({
  paymentId: v.nullable(text),
  paymentUrl: v.nullable(webAddress),
  method,
  heldUntil: v.nullable(moment),
});
export const roomTypeShape = roomType;
export const ratePlanShape = ratePlan;
export const priceLineShape = priceLine;
export const cancelTermsShape = offer.entries.cancel;

export const checkAndConfirmShape = v.object({
  guarantee: v.nullable(guaranteeShape),
  termsAccepted: v.boolean(),
  agreedTotal: v.nullable(money),
});
