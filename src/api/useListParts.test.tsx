import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListPart } from '@/domain/content/writtenPage';
import { useListParts } from './useListParts';

type Part = ListPart<string>;
interface Question {
  readonly after: string | null;
  readonly answer: (part: Part) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** A list whose requests wait until the test answers them. */
function open(first: Part | null) {
  const questions: Question[] = [];
  const ask = (after: string | null) =>
    new Promise<Part>((resolve, reject) => {
      questions.push({
        after,
        answer: (part) => act(async () => resolve(part)),
        fail: () => act(async () => reject(new Error('no network'))),
      });
    });
  function List({ name = 'all', brought = first }: { readonly name?: string; readonly brought?: Part | null }) {
    const { items, phase, showMore } = useListParts(name, brought, ask);
    return (
      <>
        <p>{`${items?.join(' ') ?? 'nothing yet'}, ${phase}`}</p>
        {showMore && <button onClick={showMore}>More</button>}
      </>
    );
  }
  const { rerender } = render(<List />);
  const turnTo = (name: string, brought: Part | null) => rerender(<List name={name} brought={brought} />);
  const more = () => userEvent.click(screen.getByRole('button'));
  return { questions, more, turnTo, shownText: () => screen.getByText(/,/).textContent };
}

describe('a list that grows', () => {
  it('does not ask for what the page brought', () => {
    const { questions, shownText } = open({ items: ['a', 'b'], next: null });
    expect(shownText()).toBe('a b, resting');
    expect(questions).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('appends each part, until the list is complete', async () => {
    const { questions, more, shownText } = open({ items: ['a'], next: 'after a' });
    await more();
    expect([questions[0]?.after, shownText()]).toEqual(['after a', 'a, asking']);
    await questions[0]?.answer({ items: ['b'], next: 'after b' });
    await more();
    expect(questions[1]?.after).toBe('after b');
    await questions[1]?.answer({ items: ['c'], next: null });
    expect(shownText()).toBe('a b c, resting');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps its items when the next part fails, and asks for it again', async () => {
    const { questions, more, shownText } = open({ items: ['a'], next: 'after a' });
    await more();
    await questions[0]?.fail();
    expect(shownText()).toBe('a, failed');
    await more();
    await questions[1]?.answer({ items: ['b'], next: null });
    expect(shownText()).toBe('a b, resting');
  });

  it('asks for the first part itself where the page brought none', async () => {
    const { questions, shownText } = open(null);
    expect([questions[0]?.after, shownText()]).toEqual([null, 'nothing yet, asking']);
    await questions[0]?.answer({ items: ['a'], next: null });
    expect(shownText()).toBe('a, resting');
  });

  it('takes each answer once, however often it was requested', async () => {
    const { questions, more, shownText } = open({ items: ['a'], next: 'after a' });
    await more();
    await more();
    await questions[0]?.answer({ items: ['b'], next: null });
    await questions[1]?.answer({ items: ['b'], next: null });
    expect(shownText()).toBe('a b, resting');
  });

  it('still has its parts when the guest comes back to it from a list that the page brought', async () => {
    const { questions, more, turnTo, shownText } = open({ items: ['a'], next: 'after a' });
    await more();
    await questions[0]?.answer({ items: ['b'], next: null });
    turnTo('campaigns', { items: ['x'], next: null });
    turnTo('all', { items: ['a'], next: 'after a' });
    expect(shownText()).toBe('a b, resting');
  });

  it('starts again under another key, and drops answers to the one before', async () => {
    const { questions, more, turnTo, shownText } = open({ items: ['a'], next: 'after a' });
    await more();
    turnTo('campaigns', { items: ['x'], next: null });
    expect(shownText()).toBe('x, resting');
    await questions[0]?.answer({ items: ['b'], next: null });
    expect(shownText()).toBe('x, resting');
    turnTo('all', { items: ['a'], next: 'after a' });
    expect(shownText()).toBe('a, resting');
    turnTo('articles', null);
    expect([questions[1]?.after, shownText()]).toEqual([null, 'nothing yet, asking']);
  });
});
