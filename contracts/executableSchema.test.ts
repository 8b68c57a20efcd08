import { graphql } from 'graphql';
import { createExecutableSchema } from './executableSchema';

const source = 'query Notices { serviceNotices(locale: fi_FI) { id message } }';
const resolvers = { Query: { serviceNotices: () => [{ id: '1' }] } };

describe('a field without a resolver', () => {
  it('is an error that names its type, itself and the operation in strict mode', async () => {
    const schema = createExecutableSchema('v1.graphql', resolvers, { strict: true });
    const { errors } = await graphql({ schema, source });
    expect(errors?.[0]?.message).toBe('Nothing describes ServiceNotice.message, asked by Notices');
  });

  it('is mocked otherwise', async () => {
    const schema = createExecutableSchema('v1.graphql', resolvers, { strict: false });
    const { data, errors } = await graphql({ schema, source });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ serviceNotices: [{ id: '1', message: expect.any(String) as string }] });
  });

  it('is mocked below a mocked field', async () => {
    const schema = createExecutableSchema('v1.graphql', {}, { strict: false });
    const { data, errors } = await graphql({
      schema,
      source: '{ hotelsAndCollections(locale: fi_FI) { places { name type } } }',
    });
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ hotelsAndCollections: { places: expect.any(Array) as unknown[] } });
  });
});
