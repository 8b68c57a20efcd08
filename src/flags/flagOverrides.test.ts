import { readOverrides } from './flagOverrides';

const preview = 'pr-7.preview.sarastus.example';

function storageOf(entries: readonly (readonly [string, string])[] = []) {
  const kept = new Map(entries);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    kept,
  };
}

const read = (hostname: string, search: string, storage = storageOf()) => [
  ...readOverrides({ hostname, search }, () => storage),
];

describe('overriding flags', () => {
  it('works on a preview by its address, and lasts for the visit', () => {
    const storage = storageOf();
    const wanted = [
      ['PETS', false],
      ['roomsLeft', true],
    ];
    expect(read(preview, '?a=1&flags=PETS:off,roomsLeft:on', storage)).toEqual(wanted);
    expect(read(preview, '', storage)).toEqual(wanted);
  });

  it('ends with an empty list, and never reaches another preview', () => {
    const storage = storageOf();
    read(preview, '?flags=PETS:off', storage);
    expect(read('pr-8.preview.sarastus.example', '', storage)).toEqual([]);
    expect(read(preview, '?flags=', storage)).toEqual([]);
    expect(read(preview, '', storage)).toEqual([]);
  });

  it('leaves out what is no override', () => {
    expect(read(preview, '?flags=PETS,KIDS:maybe,:on,<b>:on,BASIC:off')).toEqual([['BASIC', false]]);
  });

  it.each(['www.sarastus.example', 'localhost'])('does nothing on %s', (host) => {
    const storage = storageOf([['sarastus.flags.pr-7', 'PETS:off']]);
    expect(read(host, '?flags=PETS:off', storage)).toEqual([]);
    expect(storage.kept.size).toBe(1);
  });

  it('follows the address in a browser that keeps nothing', () => {
    const refused = () => {
      throw new Error('SecurityError');
    };
    expect([...readOverrides({ hostname: preview, search: '?flags=PETS:off' }, refused)]).toEqual([['PETS', false]]);
    expect([...readOverrides({ hostname: preview, search: '' }, refused)]).toEqual([]);
  });
});
