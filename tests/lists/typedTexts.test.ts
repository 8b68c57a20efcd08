import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../src');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file) && !file.includes('__generated__'))
  .map((file) => ({
    name: path.basename(file).replace(/\.tsx?$/, ''),
    // The fields themselves pass on what is typed.
    isControl: file.startsWith('design-system'),
    text: readFileSync(path.join(root, file), 'utf8'),
  }));

/** The resolvers that leave out of every text what cannot be seen. */
const tidying = sources
  .filter(({ text }) => /tidy\w+\(/.test(text))
  .flatMap(({ text }) => [...text.matchAll(/export function (resolve\w+)/g)].map(([, name]) => name));

/** Leaves out of one text what cannot be seen. A day is read by its figures alone, whatever is between them. */
const reading = /\b(?:tidyFreeText|readLine|readDate)\(/;

it('every form reads what people type without what cannot be seen in it', () => {
  const forms = sources.filter(({ name, text }) => name !== 'useKeptForm' && /use(Kept)?Form</.test(text));
  // A form of one or two lines has no resolver: it reads each.
  const wrong = forms
    .filter(({ text }) => !tidying.some((each) => text.includes(`resolver: ${each}(`)) && !reading.test(text))
    .map(({ name }) => name);
  expect(wrong).toEqual([]);
  expect(forms.length).toBeGreaterThan(5);
});

/** A field in which people type, with what is passed to it, as prettier writes it. */
const field = /^( *).*<(?:TextField|TextArea|Combobox|DateField|textarea|input)\b(?:.*\/>|[^]*?^\1 *\/>)/gm;
/** A form reads it, or nothing is typed in it. */
const needsNoReader = /\{\.\.\.(?:form\.)?(?:register|field)\(|\breadOnly\b|type="hidden"/;
const hasFieldByHand = (text: string): boolean =>
  (text.match(field) ?? []).some((written) => !needsNoReader.test(written));

/** Where what is typed in a field outside of those forms is read: for each place that asks about it or sends it. */
const readBy: Readonly<Record<string, readonly (readonly [module: string, call: string])[]>> = {
  CodeFields: ['promotionCode', 'companyCode', 'blockCode'].map((code) => ['searchDraft', `readLine(draft.${code})`]),
  CodeStep: [['connectScardState', 'codeDigits(typed)']],
  DateFields: [
    ['stayFields', 'readDate(field?.value, today())'],
    ['useOfferSearch', 'readDate(String(formData.get(name)), today())'],
    ['searchCriteria', "readDate(first('from'), today)"],
  ],
  DestinationField: [['destinationOptions', 'withoutUnseen(text)']],
  EmailStep: [['useConnecting', 'readLine(typed)']],
  FeedbackForm: [
    ['FeedbackForm', 'tidyFreeText(text)'],
    ['FeedbackSurvey', 'tidyFreeText(typed)'],
  ],
  PhoneKey: [['PhoneKey', 'readLine(name)']],
  PromotionField: [
    ['usePromotion', 'readLine(typed)'],
    ['cardForm', 'readLine(values.promotionCode)'],
    ['CardRenewalForm', 'readLine(promotionCode)'],
    ['CardOrderState', 'readLine(form.promotionCode)'],
  ],
  QuickDestination: [['destinationOptions', 'withoutUnseen(text)']],
  TypedDateField: [
    ['TypedDateField', 'readDate(value, today)'],
    ['searchDraft', 'readDate(dates.from, today)'],
  ],
};

it('every field outside of a form is read so, too', () => {
  const byHand = sources.filter(({ isControl, text }) => !isControl && hasFieldByHand(text)).map(({ name }) => name);
  expect(byHand.sort()).toEqual(Object.keys(readBy).sort());
  const unread = Object.values(readBy)
    .flat()
    .filter(([module, call]) => !sources.some(({ name, text }) => name === module && text.includes(call)));
  expect(unread).toEqual([]);
});

it('recognises a field outside of a form', () => {
  expect(hasFieldByHand('<TextField label={a} {...form.register("name")} />')).toBe(false);
  expect(hasFieldByHand('  <TextField\n    hint={<Hint />}\n    value={name}\n  />\n')).toBe(true);
  expect(hasFieldByHand('<input type="hidden" name="hotel" />')).toBe(false);
});

it('no field of one line asks for an address of several', () => {
  expect(sources.filter(({ text }) => text.includes('"street-address"')).map(({ name }) => name)).toEqual([]);
});

it('no field leaves the order of day and month to the browser', () => {
  const native = /type=(\{?)["']date["']|type: 'date'/;
  expect(native.test('<input type="date" />')).toBe(true);
  expect(sources.filter(({ text }) => native.test(text)).map(({ name }) => name)).toEqual([]);
});
