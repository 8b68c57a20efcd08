import { createHash } from 'node:crypto';
import { readManifest } from '../../contracts/check/manifest/model';
import { byDocumentId } from './byDocumentId';
import { onlyWhatIsOn } from './onlyWhatIsOn';
import { bodyOf } from './operationRequest';

const operations = (['v1', 'v2'] as const).flatMap((api) => readManifest(api).operations);

const idFor = async (text: string, variables = {}) =>
  Reflect.get(await byDocumentId(bodyOf({ name: 'any', text, variables })), 'documentId') as string;

it.each(operations)('$name is sent by an id of the manifest, whatever is on', async ({ text, conditions, hashes }) => {
  const declared = [...(text.split('{')[0] ?? '').matchAll(/\$(\w+):/g)].map(([, name = '']) => name);
  for (const [names, hash] of Object.entries(hashes)) {
    const on = names.split(' ');
    const isCondition = (name: string) => conditions.some(({ variable }) => variable === name);
    const given = declared.map((name) => [name, isCondition(name) ? on.includes(name) : name]);
    const sent = onlyWhatIsOn({ text, variables: Object.fromEntries(given) });
    expect(await idFor(sent.text, sent.variables)).toBe(`sha256:${hash}`);
  }
});

it('has the rest of a body beside the id, and no text', async () => {
  const query = 'query q($a:ID!){a(a:$a)}';
  const documentId = `sha256:${createHash('sha256').update(query).digest('hex')}`;
  expect(await byDocumentId(bodyOf({ name: 'q', text: query, variables: { a: 1 } }))).toEqual({
    operationName: 'q',
    documentId,
    variables: { a: 1 },
  });
});

it('works an id out once', async () => {
  const digest = jest.spyOn(crypto.subtle, 'digest');
  const text = 'query once{a}';
  expect(await idFor(text)).toBe(await idFor(text, { other: true }));
  expect(digest).toHaveBeenCalledTimes(1);
});
