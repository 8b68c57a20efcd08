import { stayFrom } from './stay';

it.each([
  ['2026-11-02', '2026-12-01'],
  ['2026-11-03', '2026-12-01'],
  ['2026-11-04', '2026-12-08'],
  ['2026-12-30', '2027-02-02'],
])('searches on %s for two nights from a Tuesday, four weeks ahead or a little more', (today, from) => {
  const stay = stayFrom(today);
  expect(stay.from).toBe(from);
  expect(new Date(`${stay.from}T00:00:00Z`).getUTCDay()).toBe(2);
  expect(Date.parse(stay.to) - Date.parse(stay.from)).toBe(2 * 86_400_000);
});
