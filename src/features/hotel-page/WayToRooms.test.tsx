import { act, render, screen } from '@testing-library/react';
import { money } from '@/domain/money';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { someCriteria } from '@/state/testFlow';
import messages from '../../../public/locales/en/common.json';
import type { FoundRooms } from './Availability';
import { WayToRooms } from './WayToRooms';

let tell: (isIntersecting: boolean) => void = () => undefined;
beforeAll(() => {
  window.IntersectionObserver = class {
    constructor(callback: (entries: readonly { readonly isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => act(() => callback([{ isIntersecting }]));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
});

const show = (found: FoundRooms | null) =>
  render(
    <TranslatorProvider locale="en" messages={messages}>
      <WayToRooms found={found} search={{ current: document.body }} />
    </TranslatorProvider>,
  );

it('leads to the dates until there are some', () => {
  show(null);
  expect(screen.getByRole('link').getAttribute('href')).toBe('#stay-from');
});

it('shows the lowest price, and leads to the rooms of that search', () => {
  const prices = new Map([
    ['suite', money(20000)],
    ['single', money(9900)],
  ]);
  const { container } = show({ criteria: someCriteria({ wishes: ['pet'] }), prices, unpriced: new Map() });
  expect(container.textContent).toContain('from €99');
  expect(screen.getByRole('link', { name: 'See rooms' }).getAttribute('href')).toMatch(/^\/en\/booking\/room\?.*pet/);
});

it('is not there while the search itself is in the window', () => {
  show(null);
  tell(true);
  expect(screen.queryByRole('link')).toBeNull();
  tell(false);
  expect(screen.getByRole('link')).toBeTruthy();
});
