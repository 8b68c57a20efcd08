import { render, screen } from '@testing-library/react';
import { Picture } from './Picture';

describe('Picture', () => {
  it('lets the browser choose the format and width of a picture of the set', () => {
    const { container } = render(
      <Picture src="/images/hotels/1503-card-960.webp" alt="A lit slope" sizes="(min-width: 768px) 20rem, 100vw" />,
    );
    const offered = [...container.querySelectorAll('source')];
    expect(offered.map((source) => source.type)).toEqual(['image/avif', 'image/webp']);
    expect(offered.every((source) => source.getAttribute('sizes') === '(min-width: 768px) 20rem, 100vw')).toBe(true);
    expect(screen.getByRole('img', { name: 'A lit slope' }).getAttribute('src')).toBe(
      '/images/hotels/1503-card-960.webp',
    );
  });

  it('reserves its space in its own shape', () => {
    render(<Picture src="/images/site/home-card-960.webp" alt="Daybreak" shape="hero" />);
    const image = screen.getByRole('img', { name: 'Daybreak' });
    expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['960', '384']);
  });

  it('loads the first picture at once and the others near the viewport', () => {
    render(
      <>
        <Picture src="/images/site/home-card-960.webp" alt="First" isFirst />
        <Picture src="/images/hotels/1001-card-960.webp" alt="Second" />
      </>,
    );
    const first = screen.getByRole('img', { name: 'First' });
    expect([first.getAttribute('loading'), first.getAttribute('fetchpriority')]).toEqual(['eager', 'high']);
    const second = screen.getByRole('img', { name: 'Second' });
    expect([second.getAttribute('loading'), second.getAttribute('fetchpriority')]).toEqual(['lazy', null]);
  });

  it('shows a picture from elsewhere as it is', () => {
    const { container } = render(<Picture src="https://images.sarastus.example/a.jpg" alt="Elsewhere" />);
    expect(container.querySelector('picture')).toBeNull();
    expect(screen.getByRole('img', { name: 'Elsewhere' }).getAttribute('src')).toBe(
      'https://images.sarastus.example/a.jpg',
    );
  });
});
