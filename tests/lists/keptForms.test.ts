import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../src');

/** Forms that are kept another way, or not at all, and why. */
const others: Readonly<Record<string, string>> = {
  useKeptForm: 'it is what keeps them',
  CardPurchaseForm: 'kept in its slice, for a day and in every tab, as the order that follows is',
  ContactDetailsView: 'kept in the flow of booking',
  FindReservationView: 'its two words open a booking, and are as short as a password',
};

const forms = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !file.includes('__generated__'))
  .filter((file) => /\buseForm[<(]/.test(readFileSync(path.join(root, file), 'utf8')))
  .map((file) => path.basename(file).replace(/\.tsx?$/, ''));

it('every form keeps what is typed over a reload, or says why not', () => {
  expect([...forms].sort()).toEqual(Object.keys(others).sort());
});
