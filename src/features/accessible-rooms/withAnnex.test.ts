import type { ContentPage } from '@/domain/content/contentPage';
import { locales } from '@/i18n/locales';
import { pathOf } from '@/routes/routes';
import { withAnnex } from './withAnnex';

const terms: ContentPage = {
  title: 'Terms',
  lead: '',
  picture: null,
  body: [{ kind: 'heading', level: 2, id: 's-annex-accessible-rooms', text: 'Annex: accessible rooms' }],
  meta: { title: 'Terms', description: '', picture: null, publishedAt: '', modifiedAt: '' },
};

it.each(locales)('the terms end with the facts of accessible rooms as a part of them, in %s', (locale) => {
  const { body } = withAnnex(terms, locale);
  expect(body).toHaveLength(3);
  expect(body[1]).toMatchObject({ kind: 'heading', level: 2 });
  expect(JSON.stringify(body[2])).toContain(`"href":"${pathOf('accessibleRooms', locale)}"`);
  expect(JSON.stringify(body[2])).toMatch(
    /osa näitä ehtoja|part of these terms|del av de här villkoren|tingimuste osa/,
  );
});

it('has a heading that can be linked to beside one of the same words', () => {
  const ids = withAnnex(terms, 'en').body.flatMap((part) => (part.kind === 'heading' ? [part.id] : []));
  expect(ids).toEqual(['s-annex-accessible-rooms', 's-annex-accessible-rooms--2']);
});
