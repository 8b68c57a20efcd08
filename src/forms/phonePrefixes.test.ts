import { phonePrefixes } from './phonePrefixes';

it('shows each prefix once, with every country that has it', () => {
  const country = (name: string, phonePrefix: string) => ({ code: name.slice(0, 2), name, phonePrefix });
  expect(phonePrefixes([country('Canada', '+1'), country('Finland', '+358'), country('USA', '+1')])).toEqual([
    { prefix: '+1', label: 'Canada, USA +1' },
    { prefix: '+358', label: 'Finland +358' },
  ]);
});
