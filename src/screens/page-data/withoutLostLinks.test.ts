import { withoutLostLinks } from './withoutLostLinks';

const isLost = (href: string) => href.startsWith('/lost');
const link = (href: string) => ({ kind: 'link', href, children: ['the ', { kind: 'strong', children: ['offer'] }] });

describe('a text with links', () => {
  it('keeps the text of a link to a missing page, and every other link', () => {
    const content = { page: { body: [{ kind: 'paragraph', text: ['See ', link('/lost'), ' and ', link('/here')] }] } };
    expect(withoutLostLinks(content, isLost)).toEqual({
      page: {
        body: [
          {
            kind: 'paragraph',
            text: ['See ', 'the ', { kind: 'strong', children: ['offer'] }, ' and ', link('/here')],
          },
        ],
      },
    });
  });

  it('loses a button to a missing page', () => {
    const button = (href: string) => ({ kind: 'button', href, text: 'Go' });
    expect(withoutLostLinks({ body: [button('/lost'), button('/here')] }, isLost)).toEqual({ body: [button('/here')] });
  });

  it('finds links in lists of lines, such as the terms of an offer', () => {
    expect(withoutLostLinks({ offer: { terms: [[link('/lost')], ['plain']] } }, isLost)).toEqual({
      offer: { terms: [['the ', { kind: 'strong', children: ['offer'] }], ['plain']] },
    });
  });

  it('leaves everything else as it is', () => {
    const content = { hotel: { name: 'Solo', location: null, pictures: [], rooms: 3 } };
    expect(withoutLostLinks(content, isLost)).toEqual(content);
  });
});
