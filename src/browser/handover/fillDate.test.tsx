import { fillDate } from './fillDate';

function fieldOf(value: string): HTMLInputElement {
  const field = document.createElement('input');
  field.value = value;
  field.dataset.date = '/';
  document.body.replaceChildren(field);
  return field;
}

const selected = ({ value, selectionStart, selectionEnd }: HTMLInputElement) =>
  value.slice(selectionStart ?? 0, selectionEnd ?? 0);

it('writes a day so that a guest who is in its field types over it', () => {
  const field = fieldOf('');
  field.focus();
  fillDate(field, '2026-12-03');
  expect(selected(field)).toBe('3/12/2026');
});

it('selects nothing in a field that the guest is not in', () => {
  const field = fieldOf('');
  fillDate(field, '2026-12-03');
  expect(field.value).toBe('3/12/2026');
  expect(selected(field)).toBe('');
});
