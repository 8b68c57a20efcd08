import { MONDAY } from '../../http/testGuest';
import { createWorld } from '../createWorld';
import { keepNotice, roomsWithNotice } from '../store/notices';

const notice = {
  firstName: 'Noora',
  lastName: 'Aalto',
  birthDate: '1984-02-29',
  nationality: 'FI',
  documentNumber: null,
  arrivesFrom: 'SE',
  purpose: 'LEISURE',
  companions: [],
};

it('keeps the notices of every adult of a room, the newest of each', () => {
  const { store } = createWorld({ db: ':memory:', now: () => MONDAY, seed: 'test' });
  keepNotice(store, '1', 0, notice);
  keepNotice(store, '1', 0, { ...notice, firstName: 'Matti' });
  keepNotice(store, '1', 0, { ...notice, arrivesFrom: 'NO' });
  const { notice: kept } = store.prepare('SELECT notice FROM notices').get() as { notice: string };
  expect(JSON.parse(kept)).toMatchObject([{ firstName: 'Matti' }, { firstName: 'Noora', arrivesFrom: 'NO' }]);
  expect(roomsWithNotice(store, '1')).toEqual([0]);
});
