import { countriesIn } from '../../contracts/v1/countries';
import { phonePrefixes } from './phonePrefixes';

const options = phonePrefixes(countriesIn('en'));
/** What a native select finds when the beginning of a name is typed. */
const found = (typed: string) => options.find(({ label }) => label.toLowerCase().startsWith(typed))?.prefix;

it('has each country once, under its own name', () => {
  expect(options).toHaveLength(countriesIn('en').length);
  expect([found('united k'), found('russia'), found('canada'), found('åland'), found('jamaica')]).toEqual([
    '+44',
    '+7',
    '+1',
    '+35818',
    '+1876',
  ]);
});

it('begins with those that most guests have, which stand for a shared prefix', () => {
  expect(options[0]?.label).toBe('Finland +358');
  const shownFor = (prefix: string) => options.find((option) => option.prefix === prefix)?.label;
  expect([shownFor('+1'), shownFor('+44'), shownFor('+7')].map((label) => label?.replace(/ \+\d+$/, ''))).toEqual([
    expect.stringMatching(/^United States/),
    expect.stringMatching(/^United Kingdom/),
    expect.stringMatching(/^Russia/),
  ]);
});
