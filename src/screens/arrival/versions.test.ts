import { readFileSync } from 'node:fs';
import path from 'node:path';
import dynamic from 'next/dynamic';
import { preloadDynamic } from './preloadDynamic';

it('was made and measured with the version of Next that is installed', () => {
  const installed = path.resolve(__dirname, '../../../node_modules/next/package.json');
  expect(JSON.parse(readFileSync(installed, 'utf8')).version).toBe('16.4.6');
});

it('loads the code of a component before it renders, once', async () => {
  const load = jest.fn(() => Promise.resolve(() => null));
  const Late = dynamic(load);
  await preloadDynamic(Late);
  await preloadDynamic(Late);
  expect(load).toHaveBeenCalledTimes(1);
});
