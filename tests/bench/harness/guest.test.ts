import { wishOf } from './guest';

it('never sends two guests to the same hotel on the same day', () => {
  const wishes = Array.from({ length: 500 }, (_, guest) => [0, 1, 2].map((attempt) => wishOf(guest, attempt))).flat();
  expect(new Set(wishes.map(({ hotelId, dateRange }) => `${hotelId} ${dateRange.startDate}`)).size).toBe(1500);
});
