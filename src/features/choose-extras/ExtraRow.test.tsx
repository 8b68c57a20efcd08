import { render, screen } from '@testing-library/react';
import { ALCOHOL_CATEGORY_ID } from '@/domain/limits';
import { money } from '@/domain/money';
import { aService } from '@/domain/stay/testOffers';
import type { ExtraService } from '@/domain/stay/extraService';
import { loadAllMessages } from '@/i18n/testMessages';
import { TranslatorProvider } from '@/i18n/TranslatorContext';
import { ExtraRow } from './ExtraRow';

function show(fields: Partial<ExtraService>) {
  const service = aService({ type: 'ROOM', ...fields });
  const { container } = render(
    <TranslatorProvider locale="en" messages={loadAllMessages('en')}>
      <ul>
        <ExtraRow
          extra={{ service, rooms: [{ service, quantity: 0, max: 2, whyNone: null }], forAll: null }}
          roomNames={null}
          onChange={() => undefined}
        />
      </ul>
    </TranslatorProvider>,
  );
  return container.textContent ?? '';
}

describe('an extra', () => {
  it.each([
    ['ASOM', 'For Co-op members'],
    ['COMPANY', 'Your company’s agreement'],
    ['CONTRACT', 'The organiser’s agreement'],
    ['VOUCHER', 'Paid with a voucher'],
  ] as const)('of the kind %s says whom it is for, or how it is paid', (kind, words) => {
    expect(show({ kind })).toContain(words);
  });

  it('of the usual kind says nothing of the sort', () => {
    const words = Object.values(loadAllMessages('en').chooseExtras.kind);
    expect(words.filter((each) => show({ kind: 'REGULAR' }).includes(each))).toEqual([]);
  });

  it('that a voucher pays for has no price, and says that nothing is charged', () => {
    const text = show({ kind: 'VOUCHER', unitPrice: money(0) });
    expect(text).toContain('Show the voucher at the hotel. Nothing is charged for this.');
    expect(text).not.toContain('€');
  });

  it.each([
    [{ type: 'BREAKFAST' }, '€12.50 per guest for the whole stay'],
    [{ maxPerRoom: 1 }, '€12.50'],
    [{ maxPerRoom: 1, isNightly: true }, '€12.50 for the whole stay'],
    [{}, '€12.50 each'],
    [{ isNightly: true }, '€12.50 each for the whole stay'],
  ] as const)('says what one costs, and for what: %j', (fields, words) => {
    show(fields);
    expect(screen.getByText(words)).not.toBeNull();
  });

  it('with alcohol says for whom it is sold', () => {
    show({ categoryIds: ['GIFT', ALCOHOL_CATEGORY_ID] });
    expect(screen.getByText('Only for guests aged 18 or over')).not.toBeNull();
  });
});
