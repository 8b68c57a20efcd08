import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Accordion } from './Accordion';

const items = [
  { id: 'time', title: 'When can I come?', content: <p>From 15:00</p>, isOpenAtFirst: true },
  { id: 'dog', title: 'May my dog come?', content: <p>Yes, in pet rooms</p> },
];

const details = () => screen.getAllByRole('group');
const opened = () => details().map((each) => (each as HTMLDetailsElement).open);

describe('Accordion', () => {
  it('opens and closes each for itself', async () => {
    const guest = userEvent.setup();
    render(<Accordion items={items} />);
    expect(opened()).toEqual([true, false]);
    await guest.click(screen.getByText('May my dog come?'));
    expect(opened()).toEqual([true, true]);
    await guest.click(screen.getByText('When can I come?'));
    expect(opened()).toEqual([false, true]);
    expect(details().map((each) => each.getAttribute('name'))).toEqual([null, null]);
  });

  it('gives exclusive ones a name in common, by which the browser keeps one open', () => {
    render(<Accordion items={items} isExclusive />);
    const names = details().map((each) => each.getAttribute('name'));
    expect(names[0]).toBeTruthy();
    expect(names[1]).toBe(names[0]);
  });

  it('shares no name with another accordion of the page', () => {
    render(
      <>
        <Accordion items={items.slice(0, 1)} isExclusive />
        <Accordion items={items.slice(1)} isExclusive />
      </>,
    );
    const names = details().map((each) => each.getAttribute('name'));
    expect(new Set(names).size).toBe(2);
  });

  it('makes headings of the titles where it is told a level', () => {
    render(<Accordion items={items} headingLevel={3} />);
    expect(screen.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual([
      'When can I come?',
      'May my dog come?',
    ]);
  });
});
