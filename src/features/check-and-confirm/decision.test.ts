import type { LostRoom } from '@/domain/price/requote';
import { decisionOf } from './decision';

describe('what the guest is told of a room that cannot be ordered', () => {
  const told = (closedBy: LostRoom['closedBy'], isSignedIn: boolean) =>
    decisionOf([], null, { kind: 'gone', rooms: [{ roomIndex: 1, closedBy }] }, { refusal: null, isSignedIn })
      ?.problems;

  it('is that it was taken, when it was', () => {
    expect(told([], false)).toMatchObject([{ code: 'ROOM_NOT_AVAILABLE', roomIndex: 1 }]);
  });

  it('is to sign in again, when only the sign-in has ended', () => {
    expect(told(['ASOM_REQUIRED', 'LOGIN_REQUIRED'], false)).toMatchObject([
      { kind: 'authorization', code: 'AUTHORIZATION_EXPIRED', roomIndex: 1 },
    ]);
  });

  it('is the condition that a customer does not meet', () => {
    expect(told(['SUFFICIENT_S_POINTS_REQUIRED'], true)).toMatchObject([
      { code: 'BONUS_FORBIDDEN', restriction: 'SUFFICIENT_S_POINTS_REQUIRED' },
    ]);
    expect(told(['ASOM_REQUIRED'], true)).toMatchObject([{ restriction: 'ASOM_REQUIRED' }]);
  });
});
