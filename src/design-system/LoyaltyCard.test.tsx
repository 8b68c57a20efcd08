import { render, screen, within } from '@testing-library/react';
import { LoyaltyCard } from './LoyaltyCard';

const labels = { card: 'Your S-Card', holder: 'Card holder', number: 'Card number', validThrough: 'Valid through' };

const card = () => screen.getByRole('group', { name: 'Your S-Card' });

describe('LoyaltyCard', () => {
  it('tells whose it is, its number, and until when', () => {
    render(
      <LoyaltyCard
        mark="S-Card"
        holder="Aino Virtanen"
        number="6396 1234 5678 9012"
        validThrough="11/2027"
        labels={labels}
      />,
    );
    const terms = within(card())
      .getAllByRole('term')
      .map((each) => each.textContent);
    const words = within(card())
      .getAllByRole('definition')
      .map((each) => each.textContent);
    expect(terms).toEqual(['Card number', 'Card holder', 'Valid through']);
    expect(words).toEqual(['6396 1234 5678 9012', 'Aino Virtanen', '11/2027']);
  });

  it('lets a name run in its own direction, and the number always from left to right', () => {
    render(
      <div dir="rtl">
        <LoyaltyCard mark="S-Card" holder="محمد الفارسي" number="6396 1234" validThrough="11/2027" labels={labels} />
      </div>,
    );
    expect(screen.getByText('محمد الفارسي').tagName).toBe('BDI');
    expect(screen.getByText('6396 1234').getAttribute('dir')).toBe('ltr');
  });

  it('says in words that it is about to end or has ended', () => {
    render(
      <LoyaltyCard
        mark="S-Card"
        holder="Aino Virtanen"
        number="6396 1234"
        validThrough="11/2026"
        state="expired"
        stateLabel="Expired"
        labels={labels}
      />,
    );
    expect(within(card()).getByText('Expired')).toBeTruthy();
  });
});
