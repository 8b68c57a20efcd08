import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ListPart } from '@/domain/writtenPage';
import { useListParts } from './useListParts';

type Part = ListPart<string>;
interface Question {
  readonly after: string | null;
  readonly answer: (part: Part) => Promise<void>;
  readonly fail: () => Promise<void>;
}

/** A list whose questions wait until the test answers them. */
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
  return { questions, more, turnTo, said: () => screen.getByText(/,/).textContent };
}

describe('a list that grows', () => {
  it('asks for nothing that the page brought', () => {
    const { questions, said } = open({ items: ['a', 'b'], next: null });
    expect(said()).toBe('a b, resting');
    expect(questions).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('puts each part after the ones before it, until the list is whole', async () => {
    const { questions, more, said } = open({ items: ['a'], next: 'after a' });
    await more();
    expect([questions[0]?.after, said()]).toEqual(['after a', 'a, asking']);
    await questions[0]?.answer({ items: ['b'], next: 'after b' });
    await more();
    expect(questions[1]?.after).toBe('after b');
    await questions[1]?.answer({ items: ['c'], next: null });
    expect(said()).toBe('a b c, resting');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps what is there when more does not come, and asks for it once more', async () => {
    const { questions, more, said } = open({ items: ['a'], next: 'after a' });
    await more();
    await questions[0]?.fail();
    expect(said()).toBe('a, failed');
    await more();
    await questions[1]?.answer({ items: ['b'], next: null });
    expect(said()).toBe('a b, resting');
  });

  it('asks for the first part itself where the page brought none', async () => {
    const { questions, said } = open(null);
    expect([questions[0]?.after, said()]).toEqual([null, 'nothing yet, asking']);
    await questions[0]?.answer({ items: ['a'], next: null });
    expect(said()).toBe('a, resting');
  });

  it('takes each answer once, however often it was asked for', async () => {
    const { questions, more, said } = open({ items: ['a'], next: 'after a' });
    await more();
    await more();
    await questions[0]?.answer({ items: ['b'], next: null });
    await questions[1]?.answer({ items: ['b'], next: null });
    expect(said()).toBe('a b, resting');
  });

  it('finds the parts that came when the guest turns back from a list that the page brought', async () => {
    const { questions, more, turnTo, said } = open({ items: ['a'], next: 'after a' });
    await more();
    await questions[0]?.answer({ items: ['b'], next: null });
    turnTo('campaigns', { items: ['x'], next: null });
    turnTo('all', { items: ['a'], next: 'after a' });
    expect(said()).toBe('a b, resting');
  });

  it('begins anew as another list, and forgets what was asked for the one before', async () => {
    const { questions, more, turnTo, said } = open({ items: ['a'], next: 'after a' });
    await more();
    turnTo('campaigns', { items: ['x'], next: null });
    expect(said()).toBe('x, resting');
    await questions[0]?.answer({ items: ['b'], next: null });
    expect(said()).toBe('x, resting');
    turnTo('all', { items: ['a'], next: 'after a' });
    expect(said()).toBe('a, resting');
    turnTo('articles', null);
    expect([questions[1]?.after, said()]).toEqual([null, 'nothing yet, asking']);
  });
});
