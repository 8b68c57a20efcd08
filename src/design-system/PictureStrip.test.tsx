import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PictureStrip } from './PictureStrip';

// jsdom lays nothing out, and scrolls nothing.
beforeAll(() => {
  Object.defineProperty(HTMLUListElement.prototype, 'clientWidth', { configurable: true, value: 400 });
});

const names = ['The room', 'The bathroom', 'The sauna'];
const labels = {
  previous: 'Previous',
  next: 'Next',
  position: (current: number, total: number) => `${current} / ${total}`,
};

function show(count = 3) {
  const pictures = names.slice(0, count).map((alt, index) => ({ src: `/${index}.svg`, alt }));
  const { container } = render(<PictureStrip label="Pictures: Suite" pictures={pictures} labels={labels} />);
  return { guest: userEvent.setup(), container };
}

const button = (name: string) => screen.getByRole('button', { name });
const isOff = (name: string) => button(name).getAttribute('aria-disabled') === 'true';
const loaded = () => [...document.querySelectorAll('img')].map(({ alt }) => alt);
const shown = () => screen.getAllByRole('img').map((image) => image.getAttribute('alt'));
const position = () => screen.getByRole('status').textContent;

describe('PictureStrip', () => {
  it('loads the first picture only, until a guest moves on', async () => {
    const { guest } = show();
    expect(loaded()).toEqual(['The room']);
    expect(position()).toBe('1 / 3');
    await guest.click(button('Next'));
    expect(loaded()).toEqual(['The room', 'The bathroom']);
    expect(shown()).toEqual(['The bathroom']);
    expect(position()).toBe('2 / 3 The bathroom');
  });

  it('ends at both ends, and keeps the focus on its button there', async () => {
    const { guest } = show(2);
    expect([isOff('Previous'), isOff('Next')]).toEqual([true, false]);
    await guest.click(button('Next'));
    expect([isOff('Previous'), isOff('Next')]).toEqual([false, true]);
    await guest.click(button('Next'));
    expect(shown()).toEqual(['The bathroom']);
    expect(document.activeElement).toBe(button('Next'));
    await guest.click(button('Previous'));
    expect(shown()).toEqual(['The room']);
  });

  it('follows a swipe, and loads the next picture from its beginning', () => {
    show();
    const track = within(screen.getByRole('group', { name: 'Pictures: Suite' })).getByRole('list');
    const swipeTo = (left: number) => {
      track.scrollLeft = left;
      fireEvent.scroll(track);
    };
    swipeTo(30);
    expect(loaded()).toEqual(['The room', 'The bathroom']);
    expect(position()).toBe('1 / 3');
    swipeTo(400);
    expect(loaded()).toEqual(['The room', 'The bathroom']);
    expect(shown()).toEqual(['The bathroom']);
    expect(position()).toBe('2 / 3 The bathroom');
  });

  it('shows the other pictures when one cannot be loaded', async () => {
    const { guest } = show();
    await guest.click(button('Next'));
    fireEvent.error(screen.getByRole('img', { name: 'The bathroom' }));
    await guest.click(button('Next'));
    expect(shown()).toEqual(['The sauna']);
  });

  it('has no buttons for one picture, and is nothing without any', () => {
    show(1);
    expect(shown()).toEqual(['The room']);
    expect(screen.queryByRole('button')).toBeNull();
    expect(show(0).container.childElementCount).toBe(0);
  });
});
