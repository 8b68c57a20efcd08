import { fireEvent, render, screen } from '@testing-library/react';
import { money } from '@/domain/money';
import { priceDifference } from '@/domain/priceDifference';
import { summarise } from '@/domain/priceSummary';
import { aChosenExtra, aNight, anOffer } from '@/domain/testOffers';
import { loadAllMessages } from '@/i18n/loadMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { PriceChangedNotice } from './PriceChangedNotice';

const summaryOf = (nights: readonly number[], extras = [aChosenExtra()]) =>
  summarise([
    {
      offer: anOffer({
        price: money(nights.reduce((total, night) => total + night, 0)),
        lines: nights.map((night, index) => aNight(`2026-12-0${index + 1}`, night)),
      }),
      extras,
    },
  ]);

function show(before: ReturnType<typeof summaryOf>, after: ReturnType<typeof summaryOf>) {
  const onAccept = jest.fn();
  const { container } = render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <PriceChangedNotice difference={priceDifference(before, after)} onAccept={onAccept} />
    </TranslatorProvider>,
  );
  return { onAccept, text: (container.textContent ?? '').replace(/\u00a0/g, ' ') };
}

describe('PriceChangedNotice', () => {
  it('shows the price before and the price now, of the whole and of what changed', () => {
    const { text } = show(summaryOf([12000, 12000]), summaryOf([12000, 13500]));
    expect(text).toContain('€265 → €280');
    expect(text).toContain('€120 → €135');
    expect(text.match(/→/g)?.length).toBeGreaterThanOrEqual(2);
    expect(text).not.toContain('€120 → €120');
  });

  it('shows what is gone and what is new with a dash', () => {
    const { text } = show(summaryOf([12000]), summaryOf([12000], []));
    expect(text).toContain('€25 → –');
  });

  it('goes on at the new price only when the guest says so', () => {
    const { onAccept } = show(summaryOf([12000]), summaryOf([13000]));
    expect(onAccept).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Go on at €155' }));
    expect(onAccept).toHaveBeenCalledTimes(1);
  });
});
