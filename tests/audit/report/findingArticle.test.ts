import type { Contrast } from '../model';
import { coloursInWords } from './contrastWords';
import { findingArticle } from './findingArticle';
import { groupsOf } from './groups';
import { indexPage } from './indexPage';
import { placesFile, placesPage } from './placesPage';
import { evidenceOf, finding, row } from './testing';

const groupOf = (...given: Parameters<typeof row>[]) => {
  const [group] = groupsOf(
    given.map((each) => row(...each)),
    [],
  );
  if (!group) throw new Error('Nothing was found.');
  return group;
};
const article = (...given: Parameters<typeof groupOf>) => findingArticle(groupOf(...given)).source;

describe('a finding', () => {
  it('has the way to mend of this project, and a link to that of the engine', () => {
    const text = article([[finding({ mend: 'Element has no alt attribute' })]]);
    expect(text).toMatch(/<dt>Way to mend<\/dt>\s+<dd>\s*Give the picture or icon a text/);
    expect(text).toContain('https://dequeuniversity.com/rules/axe/4.14/image-alt');
    expect(text).toMatch(/<dt>The engine says<\/dt>\s+<dd class="mend">Element has no alt attribute/);
    expect(text).toContain('cannot see a picture');
  });

  it('has every place on a page of its own', () => {
    const many = Array.from({ length: 7 }, (_, place) =>
      finding({ target: `#img-${place}`, snippet: `<img id="${place}">` }),
    );
    const group = groupOf([many], [many, { id: 'home.fi.break', theme: 'break' }]);
    expect(findingArticle(group).source).toContain(`href="${placesFile(group)}"`);
    const text = placesPage(group);
    for (const { target } of many) expect(text).toContain(`<code>${target}</code>`);
    expect(text.match(/home\.fi<a href="..\/rows\.html#home\.fi\.solo">\.solo</g)).toHaveLength(7);
    expect(text.match(/rows\.html#home\.fi\.break/g)).toHaveLength(7);
    expect(text).toContain('&lt;img id=&quot;6&quot;&gt;');
  });
});

describe('the picture of a place', () => {
  const picture = row([]).picture;
  const box = { picture, size: [1265, 720], x: 126, y: 144, width: 253, height: 72 } as const;
  const below = { ...box, y: 900 };

  it('has a frame around the element, in parts of the picture', () => {
    const text = article([[finding({ box })]]);
    expect(text).toContain('<span class="mark" style="left:9.96%;top:20%;width:20%;height:10%"></span>');
    expect(text).toContain('>The element has a frame: 253 x 72 px, 126 px from the left and 144 px from the top.');
  });

  it('says where an element is that it does not show, and is one that shows it where there is one', () => {
    const hidden = article([[finding({ box: below })]]);
    expect(hidden).toContain('outside this picture: 253 x 72 px, 126 px from the left and 900 px');
    expect(hidden).not.toContain('class="mark"');
    const other = [[finding({ box })], { id: 'home.fi.break', theme: 'break' }] as const;
    expect(article([[finding({ box: below })]], [...other])).toContain('home (fi, break): img');
  });

  it('is that of the whole page where the window of its theme does not show the element', () => {
    const whole = { ...below, picture: 'pictures/home.fi.own.jpg', size: [1265, 2000] } as const;
    const text = article([[finding({ box: whole })]]);
    expect(text).toMatch(/src="pictures\/home\.fi\.own\.jpg"[^>]*\/><span class="mark"/);
    expect(text).toContain('this is the whole page in its own theme');
  });

  it('says what it does not know', () => {
    expect(article([[finding()]])).toContain('did not keep where it is');
    expect(article([[finding()]])).not.toContain('class="mark"');
  });
});

describe('the colours of a finding', () => {
  const of = (contrast: Partial<Contrast> | null, changes: Parameters<typeof finding>[0] = {}) =>
    finding({
      rule: 'color-contrast',
      outcome: 'cantTell',
      mend: 'Element’s background color could not be determined due to a background gradient',
      contrast: contrast
        ? { needed: 4.5, type: '', seen: null, untold: '', between: '', styled: null, ...contrast }
        : undefined,
      ...changes,
    });
  const colours = { text: '#777777', background: '#ffffff', ratio: 4.47 };

  it('are those that axe saw, with what is needed', () => {
    expect(coloursInWords(of({ seen: colours, type: '12pt' }, { outcome: 'failed' }))).toBe(
      'By axe: text #777777 on #ffffff, 4.47:1. Needed: 4.5:1 for text of 12pt.',
    );
  });

  it('are those of the styles where axe could not tell, with why', () => {
    const styled = { ...colours, hasPicture: false };
    expect(coloursInWords(of({ untold: 'bgOverlap', between: '<dialog>', styled }))).toBe(
      'Could not be told: axe finds another element over the text, which may draw nothing there. Between or over them: <dialog>. ' +
        'By the styles of the text and of what it is within: text #777777 on #ffffff, 4.47:1. Needed: 4.5:1.',
    );
  });

  it('were not kept by older reports, which say why they could not be told', () => {
    expect(coloursInWords(of(null))).toBe(
      'Could not be told: a gradient lies behind the text. This run did not keep the colours.',
    );
    expect(coloursInWords(finding())).toBeNull();
  });

  it('are counted by why they could not be told', () => {
    const styled = { ...colours, hasPicture: false };
    const text = article([
      [of({ untold: 'bgGradient', styled }), of({ untold: 'bgGradient' }), of({ untold: 'nonBmp' })],
    ]);
    expect(text).toMatch(/a gradient lies behind the text<\/th>\s+<td data-head="Places">2<\/td>/);
    expect(text).toContain('text #777777 on #ffffff, 4.47:1</td>');
  });
});

it('names browser, system, versions and window among the figures', () => {
  const text = indexPage(evidenceOf([row([])]), null);
  for (const each of ['chromium 156', 'Linux 6.18, x64', 'v20.20.2', '1280 x 720 px', 'axe 4.14.1'])
    expect(text).toContain(each);
  expect(indexPage(evidenceOf([row([])], { machines: [] }), null)).toContain('Not recorded in this run');
});
