import { pageParts } from '@/domain/vitals';
import { knownPart, partOf } from './pageParts';

const within = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.querySelector<HTMLElement>('[data-here]') ?? document.body;
};

const here = '<b data-here>Aino Virtanen</b>';

describe('the part of a page', () => {
  it.each([
    ['header', `<header>${here}</header>`],
    ['navigation', `<header><nav>${here}</nav></header>`],
    ['search', `<main><form id="search">${here}</form></main>`],
    ['form', `<main><form id="contact">${here}</form></main>`],
    ['list', `<main><ul><li><article>${here}</article></li></ul></main>`],
    ['navigation', `<main><nav>${here}</nav></main>`],
    ['dialog', `<main><ul><li><div role="dialog">${here}</div></li></ul></main>`],
    ['calendar', `<dialog open><table role="grid"><tbody><tr><td>${here}</td></tr></tbody></table></dialog>`],
    ['consent', `<section data-consent-question>${here}</section>`],
    ['bottomBar', `<main><div data-bottom-bar>${here}</div></main>`],
    ['map', `<main><div class="maplibregl-map">${here}</div></main>`],
    ['main', `<main><section id="room-12">${here}</section></main>`],
    ['footer', `<footer><ul><li>${here}</li></ul></footer>`],
    ['page', here],
  ] as const)('is its nearest one: %s', (part, html) => {
    expect(partOf(within(html))).toBe(part);
  });

  it('of a text is that of its element, and of nothing is the page', () => {
    expect(partOf(within(`<main>${here}</main>`).firstChild)).toBe('main');
    expect(partOf(document)).toBe('page');
    expect(partOf(null)).toBe('page');
  });

  it('is never a selector that a browser puts in the place of an element that is gone', () => {
    expect(pageParts.map(knownPart)).toEqual(pageParts);
    expect(knownPart('#guest-Virtanen>button')).toBe('page');
    expect(knownPart(undefined)).toBe('page');
  });
});
