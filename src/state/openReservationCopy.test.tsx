import { aReservation } from '@/domain/reservation/testReservation';
import { forgetOpenCopy, readOpenCopy, rememberOpenCopy } from './openReservationCopy';

describe('the copy of the reservation that a tab shows', () => {
  afterEach(() => sessionStorage.clear());

  it('can be shown without the API, and holds nothing personal and no key', () => {
    rememberOpenCopy(aReservation());
    expect(readOpenCopy('7001')).toMatchObject({ hotel: { id: 'kamppi' }, total: aReservation().total });
    expect(JSON.stringify(sessionStorage)).not.toMatch(/Aino|Mäki|posti|40123|Late arrival|secret/);
  });

  it('is of that reservation only, and can be forgotten', () => {
    rememberOpenCopy(aReservation());
    expect(readOpenCopy('7002')).toBeNull();
    forgetOpenCopy();
    expect(readOpenCopy('7001')).toBeNull();
  });

  it.each(['{', '7', '{"bookingNumber":"7001"}'])('is none when %s is stored', (text) => {
    sessionStorage.setItem('sarastus.openReservationCopy', text);
    expect(readOpenCopy('7001')).toBeNull();
  });
});
