import { tabAfterKey } from './tabKeys';

describe('tabAfterKey', () => {
  it('leads nowhere with other keys, or without tabs', () => {
    expect(tabAfterKey(['a', 'b'], 'a', 'Enter', 'ltr')).toBeNull();
    expect(tabAfterKey([], 'a', 'ArrowRight', 'ltr')).toBeNull();
    expect(tabAfterKey([], 'a', 'End', 'ltr')).toBeNull();
  });
});
