import { choiceOfReserved } from './editedStay';
import { money } from '../money';
import { aReservation } from '../reservation/testReservation';
import type { PriceLine } from '../stay/roomOffer';

const aLine = (label: string, total: number, vatRate: number): PriceLine => ({
  kind: 'EXTRA_SERVICE',
  label,
  quantity: 1,
  unitPrice: money(total),
  total: money(total),
  date: null,
  vatRate,
});
const extra = (id: string, name: string, total: number) => ({ id, name, quantity: 1, total: money(total) });

describe('the extras of a reserved room', () => {
  const [room] = aReservation().rooms;
  const rateOf = (extras: readonly ReturnType<typeof extra>[], lines: readonly PriceLine[]) =>
    room &&
    Object.values(choiceOfReserved({ ...room, extras, lines }, '1001').extraServices).map((each) => each.vatRate);

  it('have the tax of their price line, however that is worded', () => {
    const extras = [extra('wine', 'Wine', 2500), extra('bike', 'Bike', 1500)];
    expect(rateOf(extras, [aLine('Polkupyörä', 1500, 2550), aLine('Viini', 2500, 1400)])).toEqual([1400, 2550]);
  });

  it('have no tax of a line that may be another one’s', () => {
    const extras = [extra('wine', 'Gift', 1500), extra('bike', 'Gift', 1500)];
    expect(rateOf(extras, [aLine('Gift', 1500, 2550), aLine('Gift', 1500, 1400)])).toEqual([null, null]);
  });
});
