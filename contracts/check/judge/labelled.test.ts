/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { readManifest, schemaFile } from '../manifest/model';
import type { Api } from '../manifest/model';
import { readSent } from '../record/sentRecord';
import { makeReport } from '../report/makeReport';

type Label = 'broken' | 'at risk' | 'same on the wire' | 'off' | 'contract only' | 'added' | 'honoured';

/** A change of the text of a schema, and the verdict that people gave before the judge did. */
const labelled: readonly (readonly [Label, Api, what: string, from: RegExp | string, to: string])[] = [
  ['broken', 'v2', 'a field is gone', /(?:\n {2}"[^"\n]*")?\n {2}checkInTime: LocalTime\S*/, ''],
  ['broken', 'v2', 'a field has another name', 'checkOutTime: LocalTime', 'leaveTime: LocalTime'],
  [
    'broken',
    'v2',
    'a root field is gone',
    /(?:\n {2}"[^"\n]*")?\n {2}getBookings\(input: GetBookingsInput!\): GetBookingsResult!/,
    '',
  ],
  ['broken', 'v2', 'a day became an instant', 'checkInTime: LocalTime', 'checkInTime: DateTime'],
  ['broken', 'v2', 'an optional field of another type', 'district: String', 'district: Int'],
  ['broken', 'v2', 'a sent input has another name in the text', /\bGetBookingInput\b/g, 'BookingInput'],
  ['broken', 'v2', 'a selected type has another name', /\bHotelReservation\b/g, 'Stay'],
  [
    'broken',
    'v2',
    'a member is gone',
    'GetBookingResult = HotelReservation | BookingNotFound',
    'GetBookingResult = HotelReservation',
  ],
  [
    'broken',
    'v2',
    'another member is gone',
    'AvailabilityResult = Availability | AvailabilityFailure',
    'AvailabilityResult = Availability',
  ],
  ['broken', 'v2', 'no mutations', '  mutation: Mutation\n', ''],
  [
    'broken',
    'v2',
    'a required argument',
    'lowestPrices(input: LowestPricesInput!)',
    'lowestPrices(input: LowestPricesInput!, zone: String!)',
  ],
  [
    'broken',
    'v2',
    'an argument has another name',
    'lowestPrices(input: LowestPricesInput!)',
    'lowestPrices(wanted: LowestPricesInput!)',
  ],
  ['broken', 'v2', 'a required input field', 'input GetBookingInput {', 'input GetBookingInput {\n  zone: String!'],
  [
    'broken',
    'v2',
    'an answer is a list',
    'getBooking(input: GetBookingInput!): GetBookingResult!',
    'getBooking(input: GetBookingInput!): [GetBookingResult!]!',
  ],
  [
    'broken',
    'v2',
    'a list is one',
    'lowestPrices(input: LowestPricesInput!): [DayPrice!]!',
    'lowestPrices(input: LowestPricesInput!): DayPrice!',
  ],
  [
    'broken',
    'v2',
    'an answer may be null',
    'getBooking(input: GetBookingInput!): GetBookingResult!',
    'getBooking(input: GetBookingInput!): GetBookingResult',
  ],
  [
    'broken',
    'v2',
    'a list may have null',
    'lowestPrices(input: LowestPricesInput!): [DayPrice!]!',
    'lowestPrices(input: LowestPricesInput!): [DayPrice]!',
  ],
  ['broken', 'v2', 'exactly one field', /input ExtraServiceCriteria \{/, 'input ExtraServiceCriteria @oneOf {'],
  [
    'broken',
    'v1',
    'a default is lost and required',
    'withExtraServices: Boolean! = false',
    'withExtraServices: Boolean!',
  ],
  ['broken', 'v1', 'a default of an input is lost and required', 'nights: Int! = 1', 'nights: Int!'],
  ['broken', 'v1', 'a list of inputs is one', 'childrenAges: [Int!]! = []', 'childrenAges: Int! = 0'],
  ['broken', 'v1', 'a sent number is a text', 'pets: Int! = 0', 'pets: String! = "0"'],
  ['broken', 'v1', 'a query is gone', /(?:\n {2}"[^"\n]*")?\n {2}newsArticle\([^)]*\): NewsArticle!?/, ''],
  ['broken', 'v1', 'a sent enumeration has another name', /\bTransactionFilter\b/g, 'TransactionKind'],
  ['broken', 'v1', 'a variable has the other kind of text', 'openInvoices(id: ID!', 'openInvoices(id: String!'],
  [
    'at risk',
    'v1',
    'a default on which it relies',
    'withExtraServices: Boolean! = false',
    'withExtraServices: Boolean! = true',
  ],
  ['at risk', 'v1', 'a default of an input', 'pets: Int! = 0', 'pets: Int! = 1'],
  [
    'at risk',
    'v2',
    'a member more',
    'GetBookingResult = HotelReservation | BookingNotFound',
    'GetBookingResult = HotelReservation | BookingNotFound | DayPrice',
  ],
  [
    'at risk',
    'v2',
    'another member more',
    'AvailabilityResult = Availability | AvailabilityFailure',
    'AvailabilityResult = Availability | AvailabilityFailure | DayPrice',
  ],
  ['at risk', 'v2', 'a deprecated field', /( {2}checkInTime: LocalTime!?)/, '$1 @deprecated(reason: "Old")'],
  ['at risk', 'v2', 'a time of any form', 'checkInTime: LocalTime', 'checkInTime: String'],
  ['at risk', 'v2', 'a new scalar for a text', 'district: String', 'district: District'],
  ['same on the wire', 'v2', 'a scalar has another name', /\bLocalTime\b/g, 'ClockTime'],
  ['same on the wire', 'v2', 'an input below the variable has another name', /\bDestinationInput\b/g, 'WhereInput'],
  ['same on the wire', 'v2', 'an address is a plain text', 'district: String', 'district: ID'],
  ['off', 'v2', 'no optional field of a hotel', /(?:\n {2}"[^"\n]*")?\n {2}district: String @optional[^\n]*/, ''],
  ['off', 'v2', 'no optional root', /(?:\n {2}"[^"\n]*")?\n {2}lowestPrices\([^\n]*/, ''],
  ['off', 'v2', 'no optional field of a booking', /(?:\n {2}"[^"\n]*")?\n {2}heldUntil: DateTime @optional[^\n]*/, ''],
  ['off', 'v1', 'no optional input field', /(?:\n {2}"[^"\n]*")?\n {2}editedReservation: [^\n]*/, ''],
  ['off', 'v1', 'no optional mutation', 'voidSCardOrder(input', 'voidOrder(input'],
  ['contract only', 'v2', 'a type that only the contract has', 'type Old { x: Int }', ''],
  ['contract only', 'v2', 'a deprecated field of it', 'type Old { x: Int }', 'type Old { x: Int @deprecated }'],
  ['contract only', 'v2', 'its field of another type', 'type Old { x: Int }', 'type Old { x: String }'],
  ['added', 'v2', 'a field more', 'type Old { x: Int }', 'type Old { x: Int, y: Int }'],
  [
    'added',
    'v2',
    'an argument more',
    'lowestPrices(input: LowestPricesInput!)',
    'lowestPrices(input: LowestPricesInput!, zone: String)',
  ],
  ['added', 'v2', 'an input field more', 'input GetBookingInput {', 'input GetBookingInput {\n  zone: String'],
  ['added', 'v2', 'an answer is never null', /location: GeoPoint @/, 'location: GeoPoint! @'],
  ['honoured', 'v2', 'another description', 'The booking API (v2)', 'The API of booking'],
];

const textOf = (api: Api) => `${readFileSync(schemaFile(api), 'utf8')}\nscalar District\ntype Old { x: Int }\n`;

const schemaBefore = (api: Api) => buildSchema(textOf(api).replace('scalar District\n', ''));
const before = { v1: schemaBefore('v1'), v2: schemaBefore('v2') };

function labelOf(api: Api, after: string): Label {
  const report = makeReport(
    { before: before[api], after: buildSchema(after), source: '' },
    readManifest(api),
    readSent(api),
  );
  const worst = (['broken', 'at risk', 'same on the wire'] as const).find((each) =>
    report.operations.some(({ verdict }) => verdict === each),
  );
  if (worst) return worst;
  if (report.featuresOff.length > 0) return 'off';
  if (report.contractOnly.length > 0) return 'contract only';
  return report.added.some(({ coordinate }) => coordinate !== 'District') ? 'added' : 'honoured';
}

it('has 48 changes', () => {
  expect(labelled).toHaveLength(48);
});

it.each(labelled)('tells %s in %s: %s', (label, api, _, from, to) => {
  const text = textOf(api);
  const after = text.replace(from, to);
  expect(after).not.toBe(text);
  expect(labelOf(api, after)).toBe(label);
});
