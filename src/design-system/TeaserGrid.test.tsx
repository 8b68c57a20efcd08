import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { TeaserCard } from './TeaserCard';
import { TeaserGrid } from './TeaserGrid';

const cardsOf = (titles: readonly string[]) =>
  titles.map((title) => ({ key: title, card: <TeaserCard title={title} href={`#${title}`} headingLevel={3} /> }));

function Growing() {
  const [titles, setTitles] = useState(['a', 'b']);
  const grow = () => setTitles((before) => [...before, 'c', 'd']);
  const more = { label: 'More', loadingLabel: 'Wait', isLoading: false, onPress: grow };
  return (
    <TeaserGrid
      cards={cardsOf(titles)}
      status={`${titles.length} things`}
      more={titles.length < 4 ? more : undefined}
    />
  );
}

describe('a grid of cards', () => {
  it('puts the focus on the first of what has come, so that it is not lost with the button', () => {
    render(<Growing />);
    act(() => screen.getByRole('button').click());
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'c' }));
    expect(screen.getAllByRole('status').at(-1)?.textContent).toBe('4 things');
  });

  it('leaves the focus alone when the list changes by itself', () => {
    const { rerender } = render(<TeaserGrid cards={cardsOf(['a'])} status="1" />);
    rerender(<TeaserGrid cards={cardsOf(['a', 'b'])} status="2" />);
    expect(document.activeElement).toBe(document.body);
  });

  it('has no list while there is nothing to list', () => {
    render(<TeaserGrid cards={[]} status="" />);
    expect(screen.queryByRole('list')).toBeNull();
  });
});
