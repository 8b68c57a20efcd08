import { readUnavailable } from './readUnavailable';

describe('why a hotel has no room', () => {
  it('is read with the number of rooms that would be enough', () => {
    expect(readUnavailable({ reason: 'TOO_FEW_ROOMS', rooms: 2 })).toEqual({ reason: 'TOO_FEW_ROOMS', rooms: 2 });
    expect(readUnavailable({ reason: 'FULL', rooms: null })).toEqual({ reason: 'FULL', rooms: null });
  });

  it('is null where the API gives no reason or an unknown one', () => {
    expect(readUnavailable(undefined)).toBeNull();
    expect(readUnavailable(null)).toBeNull();
    expect(readUnavailable({ reason: 'HAUNTED', rooms: 2 })).toBeNull();
  });

  it.each([0, 10, 2.5, -1, Number.NaN])('suggests no search with %s rooms', (rooms) => {
    expect(readUnavailable({ reason: 'TOO_FEW_ROOMS', rooms })).toEqual({ reason: 'TOO_FEW_ROOMS', rooms: null });
  });
});
