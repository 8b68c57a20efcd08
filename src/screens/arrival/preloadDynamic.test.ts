import dynamic from 'next/dynamic';
import { preloadDynamic } from './preloadDynamic';

it('loads the code of a component before it renders, once', async () => {
  const load = jest.fn(() => Promise.resolve(() => null));
  const Late = dynamic(load);
  await preloadDynamic(Late);
  await preloadDynamic(Late);
  expect(load).toHaveBeenCalledTimes(1);
});
