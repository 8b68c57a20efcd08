import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Gallery } from './Gallery';
import type { GalleryPicture } from './GalleryViewer';

// jsdom knows the element but not its methods, and lays nothing out.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    this.querySelector<HTMLElement>('button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  Object.defineProperty(HTMLUListElement.prototype, 'clientWidth', { configurable: true, value: 400 });
});

const names = ['A lake', 'A sauna', 'A bed', 'A breakfast', 'A harbour', 'A fell', 'A fox'];
const picturesOf = (count: number): readonly GalleryPicture[] =>
  names.slice(0, count).map((alt, index) => ({ src: `/${index}.svg`, alt, caption: `${alt} in winter` }));

const labels = {
  open: 'Open:',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  position: (current: number, total: number) => `${current} / ${total}`,
};

function show(count: number) {
  render(<Gallery label="Pictures of the hotel" pictures={picturesOf(count)} labels={labels} />);
  return userEvent.setup();
}

async function openAt(name: string, count = 7) {
  const guest = show(count);
  const opener = screen.getByRole('button', { name: `Open: ${name}` });
  await guest.click(opener);
  return { guest, opener, viewer: await screen.findByRole('dialog', { name: 'Pictures of the hotel' }) };
}

const position = () => screen.getByRole('status').textContent;

describe('Gallery', () => {
  it('lists its pictures, and how many more there are', () => {
    show(7);
    expect(within(screen.getByRole('list')).getAllByRole('button')).toHaveLength(7);
    expect(screen.getByText('+2')).toBeTruthy();
  });

  it('is nothing without pictures', () => {
    show(0);
    expect(screen.queryByRole('list')).toBeNull();
  });

  it('opens at the pressed picture, and shows its position', async () => {
    const { viewer } = await openAt('A bed');
    expect(position()).toBe('3 / 7 A bed');
    expect(within(viewer).getByRole('img').getAttribute('alt')).toBe('A bed');
    expect(within(viewer).getByText('A bed in winter')).toBeTruthy();
  });

  it('is paged by its buttons from the first picture to the last', async () => {
    const { guest } = await openAt('A fell');
    await guest.click(screen.getByRole('button', { name: 'Next' }));
    expect(position()).toBe('7 / 7 A fox');
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true');
    await guest.click(screen.getByRole('button', { name: 'Next' }));
    expect(position()).toBe('7 / 7 A fox');
    await guest.click(screen.getByRole('button', { name: 'Previous' }));
    expect(position()).toBe('6 / 7 A fell');
  });

  it('is paged by the arrow keys, Home and End', async () => {
    const { guest } = await openAt('A sauna');
    await guest.keyboard('{ArrowRight}{ArrowRight}');
    expect(position()).toBe('4 / 7 A breakfast');
    await guest.keyboard('{ArrowLeft}');
    expect(position()).toBe('3 / 7 A bed');
    await guest.keyboard('{End}');
    expect(position()).toBe('7 / 7 A fox');
    await guest.keyboard('{Home}');
    expect(position()).toBe('1 / 7 A lake');
  });

  it('follows a swipe', async () => {
    const { viewer } = await openAt('A lake');
    const track = within(viewer).getByRole('list');
    track.scrollLeft = 2 * 400;
    fireEvent.scroll(track);
    expect(position()).toBe('3 / 7 A bed');
  });

  it('ignores the pictures that it scrolls past', async () => {
    const { guest, viewer } = await openAt('A lake');
    const track = within(viewer).getByRole('list');
    await guest.keyboard('{End}');
    track.scrollLeft = 3 * 400;
    fireEvent.scroll(track);
    expect(position()).toBe('7 / 7 A fox');
    // After a touch the scroll position counts again.
    fireEvent.pointerDown(track);
    fireEvent.scroll(track);
    expect(position()).toBe('4 / 7 A breakfast');
  });

  it('closes by its button and by Escape, and gives the focus back', async () => {
    const { guest, opener, viewer } = await openAt('A bed');
    await guest.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    await guest.click(opener);
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(viewer.isConnected).toBe(false);
  });

  it('needs neither count nor turning for a single picture', async () => {
    await openAt('A lake', 1);
    expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
    expect(position()).toBe(' A lake');
  });
});
