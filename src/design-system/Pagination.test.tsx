import { render, screen } from '@testing-library/react';
import { Pagination } from './Pagination';

const show = (current: number, total = 9) =>
  render(
    <Pagination
      label="Pages of news"
      current={current}
      total={total}
      hrefOf={(page) => `/news?page=${page}`}
      pageLabel={(page) => `Page ${page}`}
      previousLabel="Previous"
      nextLabel="Next"
    />,
  );

const link = (name: string) => screen.queryByRole('link', { name });

describe('Pagination', () => {
  it('is a navigation of links, and says which page this is', () => {
    show(5);
    expect(screen.getByRole('navigation', { name: 'Pages of news' })).toBeTruthy();
    expect(link('Page 4')?.getAttribute('href')).toBe('/news?page=4');
    expect(link('Page 5')?.getAttribute('aria-current')).toBe('page');
    expect(screen.getAllByRole('link').filter((each) => each.getAttribute('aria-current'))).toHaveLength(1);
  });

  it('leads to both neighbours, and beyond neither end', () => {
    show(1);
    expect(link('Previous')).toBeNull();
    expect(link('Next')?.getAttribute('href')).toBe('/news?page=2');
  });

  it('has no next after the last page', () => {
    show(9);
    expect(link('Previous')?.getAttribute('href')).toBe('/news?page=8');
    expect(link('Next')).toBeNull();
  });

  it('is not there for a single page', () => {
    show(1, 1);
    expect(screen.queryByRole('navigation')).toBeNull();
  });
});
