import { parseServices } from './services';

const none = {
  tagManagerUrl: undefined,
  tagManagerId: undefined,
  chatUrl: undefined,
  surveyUrl: undefined,
  sentryDsn: undefined,
  release: undefined,
  mapStyleUrl: undefined,
};

describe('the services of others', () => {
  it('are none where the environment names none', () => {
    expect(new Set(Object.values(parseServices({ ...none, chatUrl: ' ' })))).toEqual(new Set([null]));
  });

  it('are taken from an encrypted address or from this host', () => {
    const given = { ...none, chatUrl: ' https://chat.example/a.js ', surveyUrl: '/survey' };
    expect(parseServices(given)).toMatchObject({ chatUrl: 'https://chat.example/a.js', surveyUrl: '/survey' });
  });

  it.each(['http://chat.example/a.js', '//chat.example/a.js', 'chat.js', 'javascript:1'])(
    'stop the build at %s',
    (chatUrl) => expect(() => parseServices({ ...none, chatUrl })).toThrow('NEXT_PUBLIC_CHAT_URL'),
  );
});
