import { checkGateway, type CallContext } from '../callContext';
import { lowestPrices as findLowestPrices } from '../world/rules/lowestPrices';
import { readList } from '../wire/readSearch';
import { searchAvailability } from '../world/rules/searchAvailability';
import { contentLocale } from './apiLocale';
import { optionalMoney } from './money';
import { presentHotelAnswer, type ExtraCriteria } from './presentAvailability';
import { readSearch, readSearchOfAnyStay, type AvailabilityInput, type LowestPricesInput } from './readSearch';

export const availability = (
  _: unknown,
  args: { availabilityInput: AvailabilityInput; extraServiceCriteria?: ExtraCriteria | null },
  context: CallContext,
) => {
  checkGateway(context);
  const { world, caller } = context;
  const { availabilityInput, extraServiceCriteria } = args;
  const list = readList(availabilityInput.list, contentLocale(availabilityInput.locale));
  const answer = searchAvailability(world, caller, readSearch(availabilityInput), list);
  if (answer.kind === 'failure') return { __typename: 'AvailabilityFailure', code: answer.code };
  return {
    __typename: 'Availability',
    hotels: answer.hotels.map((hotel) =>
      presentHotelAnswer(context, hotel, availabilityInput.locale, extraServiceCriteria ?? null),
    ),
    issues: answer.issues.map((code) => ({ code })),
    nextPage: answer.nextPage,
  };
};

export const lowestPrices = (_: unknown, { input }: { input: LowestPricesInput }, context: CallContext) => {
  checkGateway(context);
  const { from, to, nights, ...search } = input;
  return findLowestPrices(context.world, context.caller, readSearchOfAnyStay(search), { from, to, nights }).map(
    ({ date, price }) => ({ date, price: optionalMoney(price) }),
  );
};
