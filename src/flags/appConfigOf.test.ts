import { readFileSync } from 'node:fs';
import { appConfigOf } from './appConfigOf';
import { optionalFeatures } from './flagNames';

const written = JSON.parse(readFileSync('public/api/appconfig', 'utf8')) as Parameters<typeof appConfigOf>[0];
const on = (named: string | undefined) =>
  optionalFeatures.filter((each) => appConfigOf(written, named).features[each] === true);

describe('the runtime configuration of an export', () => {
  it('has every optional feature of the practice chain', () => {
    expect(on(undefined)).toEqual(optionalFeatures);
  });

  it('has only the optional features that the build names, and what the site itself can do', () => {
    expect(on('')).toEqual([]);
    expect(on('refunds, roomsLeft')).toEqual(['refunds', 'roomsLeft']);
    expect(appConfigOf(written, '').features).toMatchObject({ BASIC: true, authenticatedCustomer: true });
  });

  it('refuses a name that is none', () => {
    expect(() => appConfigOf(written, 'refund')).toThrow('refund');
  });
});
