import { cleanup, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { PageHeading } from './PageHeading';

const heading = () => screen.getByRole('heading', { level: 1 });
/** A page whose skeleton gives way to its content, below the same header. */
const page = (content: ReactNode) => (
  <>
    <button type="button">Menu</button>
    {content}
  </>
);
const skeleton = page(
  <div>
    <PageHeading>Your booking</PageHeading>
  </div>,
);
const loaded = page(
  <section>
    <PageHeading>Your booking is ready</PageHeading>
  </section>,
);

describe('the heading of a page', () => {
  afterEach(() => {
    // Else the next page would go on with this one's focus.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    cleanup();
  });

  it('keeps the focus when what was loaded takes the place of a skeleton', () => {
    const { rerender } = render(skeleton);
    heading().focus();
    rerender(loaded);
    expect(heading().textContent).toBe('Your booking is ready');
    expect(document.activeElement).toBe(heading());
  });

  it('keeps it also where nothing was shown in between', () => {
    const { rerender } = render(skeleton);
    heading().focus();
    rerender(page(null));
    rerender(loaded);
    expect(document.activeElement).toBe(heading());
  });

  it('takes no focus from what the guest went on to, nor on a page that opens', () => {
    const { rerender } = render(skeleton);
    expect(document.activeElement).toBe(document.body);
    heading().focus();
    screen.getByRole('button').focus();
    rerender(loaded);
    expect(document.activeElement).toBe(screen.getByRole('button'));
  });
});
