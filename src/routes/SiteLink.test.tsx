import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { useRouter } from 'next/compat/router';
import type { ComponentProps } from 'react';
import { SiteLink } from './SiteLink';

jest.mock('next/compat/router', () => ({ useRouter: jest.fn() }));

type Sight = (entries: readonly { readonly isIntersecting: boolean }[]) => void;

const setUp = (props: ComponentProps<typeof SiteLink>) => {
  const router = { push: jest.fn(() => Promise.resolve(true)), prefetch: jest.fn(() => Promise.resolve()) };
  let comeIntoSight: Sight = () => undefined;
  globalThis.IntersectionObserver = class {
    constructor(callback: Sight) {
      comeIntoSight = callback;
    }
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
  jest.mocked(useRouter).mockReturnValue(router as unknown as ReturnType<typeof useRouter>);
  render(<SiteLink {...props}>Offers</SiteLink>);
  const link = screen.getByRole('link', { name: 'Offers' });
  return { router, link, comeIntoSight: () => act(() => comeIntoSight([{ isIntersecting: true }])) };
};

/** Presses a link; true when the browser is left to open it. */
const press = (link: HTMLElement, init: MouseEventInit = {}) => {
  const event = createEvent.click(link, init);
  // What the browser would do next is not part of this document.
  link.ownerDocument.addEventListener('click', (each) => each.preventDefault(), { once: true });
  let isLeft = false;
  link.parentElement?.addEventListener('click', (each) => (isLeft = !each.defaultPrevented), { once: true });
  fireEvent(link, event);
  return isLeft;
};

test('a press opens a page of the site through the router', () => {
  const { link, router } = setUp({ href: '/en/offers' });
  expect(press(link)).toBe(false);
  expect(router.push).toHaveBeenCalledWith('/en/offers', undefined, { shallow: false, scroll: true });
});

test.each([
  ['with the control key', {}, { ctrlKey: true }],
  ['with the command key', {}, { metaKey: true }],
  ['with the shift key', {}, { shiftKey: true }],
  ['with another button', {}, { button: 1 }],
  ['of a link to a new tab', { target: '_blank' }, {}],
  ['of a file', { download: 'a.ics' }, {}],
])('a press %s is left to the browser', (_name, props, init) => {
  const { link, router } = setUp({ href: '/en/offers', ...props });
  expect(press(link, init)).toBe(true);
  expect(router.push).not.toHaveBeenCalled();
});

test.each(['https://example.com/', '//example.com/', '#place', 'tel:+358'])('%s is left to the browser', (href) => {
  const { link, router, comeIntoSight } = setUp({ href });
  comeIntoSight();
  fireEvent.mouseEnter(link);
  expect(press(link)).toBe(true);
  expect(link.getAttribute('href')).toBe(href);
  expect(router.push).not.toHaveBeenCalled();
  expect(router.prefetch).not.toHaveBeenCalled();
});

test('a press that its page handles goes nowhere', () => {
  const { link, router } = setUp({ href: '/en/offers', onClick: (event) => event.preventDefault() });
  press(link);
  expect(router.push).not.toHaveBeenCalled();
});

test('a page is fetched when its link comes into sight', () => {
  const { router, comeIntoSight } = setUp({ href: '/en/offers' });
  expect(router.prefetch).not.toHaveBeenCalled();
  comeIntoSight();
  expect(router.prefetch).toHaveBeenCalledWith('/en/offers');
});

test('without fetching ahead, a pointer or a finger on the link fetches its page', () => {
  const { link, router, comeIntoSight } = setUp({ href: '/en/offers', prefetch: false });
  comeIntoSight();
  expect(router.prefetch).not.toHaveBeenCalled();
  fireEvent.mouseEnter(link);
  fireEvent.touchStart(link);
  expect(router.prefetch).toHaveBeenCalledTimes(2);
});
