import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentPropsWithoutRef } from 'react';
import { RichText, type RichTextPart } from './RichText';

const video = { play: 'Watch', notice: 'The video site learns of it.', elsewhere: 'Watch there' };
const OwnLink = ({ prefetch, children, ...rest }: ComponentPropsWithoutRef<'a'> & { prefetch?: boolean }) => (
  <a {...rest} data-own={String(prefetch)}>
    {children}
  </a>
);
const show = (...parts: readonly RichTextPart[]) =>
  render(<RichText parts={parts} ownLink={OwnLink} video={video} />).container;

describe('RichText', () => {
  it('shows each part as what it is', () => {
    const page = show(
      { kind: 'heading', level: 2, id: 's-price', text: 'Price' },
      { kind: 'paragraph', text: ['<b>a</b>', { kind: 'break' }, { kind: 'strong', children: ['b'] }] },
      { kind: 'list', isOrdered: true, items: [['one'], [{ kind: 'em', children: ['two'] }]] },
      { kind: 'quote', text: ['Slept well'], source: 'A guest' },
      { kind: 'picture', src: '/a.webp', alt: 'A lake', caption: 'In June' },
    );
    expect(screen.getByRole('heading', { level: 2, name: 'Price' }).id).toBe('s-price');
    expect(page.querySelector('p')?.innerHTML).toBe('&lt;b&gt;a&lt;/b&gt;<br><strong>b</strong>');
    expect(page.querySelector('ol')?.textContent).toBe('onetwo');
    expect(page.querySelector('figure blockquote')?.textContent).toBe('Slept well');
    expect(within(page).getByRole('img', { name: 'A lake' }).closest('figure')?.textContent).toBe('In June');
  });

  it('leads to pages of the site by its own link, and elsewhere plainly', () => {
    show(
      {
        kind: 'paragraph',
        text: [
          { kind: 'link', href: '/en/terms-of-use', children: ['Terms'] },
          { kind: 'link', href: 'https://elsewhere.example/', children: ['Elsewhere'] },
        ],
      },
      { kind: 'button', href: '/en/search', text: 'Find a room' },
    );
    const own = (name: string) => screen.getByRole('link', { name }).getAttribute('data-own');
    expect([own('Terms'), own('Elsewhere'), own('Find a room')]).toEqual(['false', null, 'false']);
  });

  it('loads a video only on demand, with a note on who receives data', async () => {
    const page = show({
      kind: 'video',
      player: 'https://player.example/1',
      page: 'https://v.example/1',
      title: 'Levi',
    });
    expect(page.querySelector('iframe')).toBeNull();
    expect(page.innerHTML).not.toContain('player.example');
    expect(page.textContent).toContain('The video site learns of it.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Watch' }));
    const frame = screen.getByTitle('Levi');
    expect(frame.getAttribute('src')).toBe('https://player.example/1');
    expect(document.activeElement).toBe(frame);
  });
});
