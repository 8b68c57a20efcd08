import { queryIn } from './queryIn';

it.each([
  ['/en/search?place=Oulu&ages=3', '?place=Oulu&ages=3'],
  ['/en/search?q=what?#from=here?', '?q=what?'],
  ['/en/bookings/view#key=secret?no', ''],
  ['/en', ''],
])('finds in %s the query %s', (address, query) => {
  expect(queryIn(address)).toBe(query);
});
