/** @jest-environment node */
import { testWorld } from '../../../contracts/http/testWorld';
import { askPlainly } from '@/api/askPlainly';
import type { AskContent } from '@/api/content';
import { locales } from '@/i18n/locales';
import { loadStatement } from './loadStatement';

const world = testWorld();
const ask: AskContent = (query, variables) => askPlainly(`${world.address}/graphql`, query, variables);
const titles = {
  fi: 'Saavutettavuusseloste',
  en: 'Accessibility statement',
  sv: 'Tillgänglighetsutlåtande',
  et: 'Ligipääsetavuse teatis',
};

describe.each(locales)('the accessibility statement in %s', (locale) => {
  it('is a page of plain data: the statement, then what editors add', async () => {
    const page = await loadStatement(ask, locale);
    expect(page.title).toBe(titles[locale]);
    expect(JSON.parse(JSON.stringify(page))).toEqual(page);
    expect(page.meta.modifiedAt).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(page.body.at(-1)).toMatchObject({ kind: 'button' });
    expect(JSON.stringify(page.body)).toContain('#accessibility');
  });
});

it('is there in a language in which editors have not written', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const languages = { 'page:accessibility-statements': ['fi'] };
  await fetch(`${world.address}/__test/content`, { method: 'POST', body: JSON.stringify({ languages }) });
  const page = await loadStatement(ask, 'et');
  expect(page.title).toBe(titles.et);
  expect(page.body.some(({ kind }) => kind === 'button')).toBe(false);
  expect(warned).not.toHaveBeenCalled();
  warned.mockRestore();
});
