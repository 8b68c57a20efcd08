import { sizeOfJpeg } from './pictures';

it('reads the size of a JPEG, past what comes before its frame', () => {
  const start = [0xff, 0xd8];
  const mark = [0xff, 0xe0, 0, 4, 1, 2];
  const frame = [0xff, 0xc0, 0, 11, 8, 0x02, 0xd0, 0x05, 0x00, 1, 1, 0x11, 0];
  expect(sizeOfJpeg(Buffer.from([...start, ...mark, ...frame]))).toEqual([1280, 720]);
  expect(() => sizeOfJpeg(Buffer.from([...start, ...mark]))).toThrow('no JPEG');
});
