import { previewIdOf } from './preview';

it('finds the id of a preview in its host', () => {
  expect(previewIdOf('new-search-12.preview.sarastus.example')).toBe('new-search-12');
});

it.each([
  'www.sarastus.example',
  'localhost',
  'preview.sarastus.example',
  'a.b.preview.sarastus.example',
  'x.preview.sarastus.example.evil.example',
  'x.previewxsarastus.example',
])('takes %s for no preview', (host) => {
  expect(previewIdOf(host)).toBeNull();
});
