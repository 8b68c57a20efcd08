import { checkGateway, type CallContext } from '../callContext';
import { lowestPrices as findLowestPrices } from '../world/rules/lowestPrices';
import { searchAvailability } from '../world/rules/searchAvailability';
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
  const answer = searchAvailability(world, caller, readSearch(availabilityInput));
  if (answer.kind === 'failure') return { __typename: 'AvailabilityFailure', code: answer.code };
  return {
    __typename: 'Availability',
    hotels: answer.hotels.map((hotel) =>
      presentHotelAnswer(context, hotel, availabilityInput.locale, extraServiceCriteria ?? null),
    ),
    issues: answer.issues.map((code) => ({ code })),
  };
};

export const lowestPrices = (_: unknown, { input }: { input: LowestPricesInput }, context: CallContext) => {
  checkGateway(context);
  const { from, to, nights, ...search } = input;
  return findLowestPrices(context.world, context.caller, readSearchOfAnyStay(search), { from, to, nights }).map(
    ({ date, price }) => ({ date, price: optionalMoney(price) }),
  );
};
