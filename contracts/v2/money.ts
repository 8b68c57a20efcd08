import { moneyNamed } from '../wire/money';

export const { money, optionalMoney, priceLine, vatTotals } = moneyNamed({
  EUR: 'EUR',
  RUB: 'RUB',
  S_POINT: 'S_POINT',
});
