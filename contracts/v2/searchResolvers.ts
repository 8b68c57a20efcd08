import type { LocalDate } from '@/domain/localDate';
import { passGateway, type CallContext } from '../callContext';
import { lowestPrices as findLowestPrices } from '../world/rules/lowestPrices';
import { searchAvailability } from '../world/rules/searchAvailability';
import { optionalMoney } from './money';
import { presentHotelAnswer, type ExtraCriteria } from './presentAvailability';
import { readDestination, readSearch, type AvailabilityInput, type DestinationInput } from './readSearch';

export const availability = (
  _: unknown,
  args: { availabilityInput: AvailabilityInput; extraServiceCriteria?: ExtraCriteria | null },
  context: CallContext,
) => {
  passGateway(context);
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

export const lowestPrices = (
  _: unknown,
  { input }: { input: { destination: DestinationInput; from: LocalDate; to: LocalDate } },
  context: CallContext,
) => {
  passGateway(context);
  return findLowestPrices(context.world, context.caller, readDestination(input.destination), input.from, input.to).map(
    ({ date, price }) => ({ date, price: optionalMoney(price) }),
  );
};
