import { parseSearchQuery } from '@/domain/search/searchCriteria';
import { beginDates } from './dateInput';
import { readStay, stayFields } from './stayFields';

jest.mock('@/browser/today', () => ({ today: () => '2026-11-27' }));

const criteria = parseSearchQuery(new URLSearchParams('from=2026-12-04&to=2026-12-06'), '2026-11-27');

/** A form with dates as a Finnish page has them. */
function aForm(from: string, to: string) {
  document.body.innerHTML = '<form><input name="from" data-date="." /><input name="to" data-date="." /></form>';
  const form = document.body.firstElementChild as HTMLFormElement;
  const [first, last] = [...form.querySelectorAll('input')];
  if (!first || !last) throw new Error('no fields');
  first.value = from;
  last.value = to;
  return { form, first, last, values: () => [first.value, last.value] };
}

it('begins with today and tomorrow in the figures of the page, unless the guest has typed', () => {
  const empty = aForm('', '');
  expect(beginDates(empty.form)).toBe(true);
  expect(empty.values()).toEqual(['27.11.2026', '28.11.2026']);
  const typed = aForm('1.12.', '');
  expect(beginDates(typed.form)).toBe(false);
  expect(typed.values()).toEqual(['1.12.', '']);
});

it('reads what is typed, also without the year', () => {
  expect(readStay(aForm('1.12.', '3.12.2026').form)).toMatchObject({ startDate: '2026-12-01', endDate: '2026-12-03' });
});

it('leaves a date alone that the guest is typing while it is loaded', () => {
  const { form, first, values } = aForm('4.1', '28.11.2026');
  first.focus();
  stayFields(form, criteria);
  expect(values()).toEqual(['4.1', '6.12.2026']);
  first.blur();
  stayFields(form, criteria);
  expect(values()).toEqual(['4.12.2026', '6.12.2026']);
});

it('moves the departure with a whole arrival only, and never fills one that is being typed', () => {
  const { form, first, last, values } = aForm('', '');
  const fields = stayFields(form, criteria);
  first.value = '8.12.';
  fields.follow('from');
  expect(values()).toEqual(['8.12.', '6.12.2026']);
  fields.settle('from');
  expect(values()).toEqual(['8.12.2026', '9.12.2026']);
  last.value = '';
  fields.follow('to');
  expect(values()).toEqual(['8.12.2026', '']);
  last.value = '1';
  fields.follow('to');
  fields.settle('to');
  expect(values()).toEqual(['8.12.2026', '1']);
});

it('takes a number of rooms that is enough, and keeps it when the party changes', () => {
  const { form } = aForm('', '');
  for (const name of ['adults', 'rooms']) {
    const field = document.createElement('select');
    field.name = name;
    field.append(...[1, 2, 3, 4].map((count) => new Option(String(count))));
    form.append(field);
  }
  const fields = stayFields(form, criteria);
  fields.chooseRooms(2);
  // Each room needs an adult.
  expect(fields.query()).toMatchObject({ rooms: '2', adults: '2' });
  fields.follow('adults');
  expect(fields.query()).toMatchObject({ rooms: '2' });
});
