import { coloursOf, contrastOf } from './contrast';

const judged = (data: object, relatedNodes: { html: string; target: string[] }[] = []) =>
  contrastOf({ any: [{ id: 'color-contrast', impact: 'serious', message: '', data, relatedNodes }] });

describe('what axe says of the contrast of a text', () => {
  it('keeps the colours, the contrast, and that which is needed', () => {
    expect(
      judged({
        fgColor: '#777777',
        bgColor: '#ffffff',
        contrastRatio: 4.47,
        expectedContrastRatio: '4.5:1',
        fontSize: '12.0pt (16px)',
        fontWeight: 'normal',
      }),
    ).toMatchObject({
      needed: 4.5,
      type: '12.0pt (16px), normal',
      seen: { text: '#777777', background: '#ffffff', ratio: 4.47 },
    });
  });

  it('keeps why axe could not tell, and what lies between', () => {
    const between = { html: '<dialog open="">…</dialog>', target: ['dialog'] };
    expect(judged({ fgColor: '#111111', contrastRatio: 0, messageKey: 'bgOverlap' }, [between])).toMatchObject({
      seen: null,
      untold: 'bgOverlap',
      between: '<dialog open="">',
      needed: null,
    });
  });

  it('is nothing for a finding about something else', () => {
    expect(contrastOf({ any: [] })).toBeUndefined();
  });
});

it('makes two colours of layers, the upper of which let something through', () => {
  const black = [0, 0, 0, 1] as const;
  expect(coloursOf({ text: black, backgrounds: [], hasPicture: false })).toEqual({
    text: '#000000',
    background: '#ffffff',
    ratio: 21,
  });
  const grey = coloursOf({ text: [119, 119, 119, 1], backgrounds: [], hasPicture: false });
  expect([grey.text, grey.ratio]).toEqual(['#777777', 4.47]);
  const half = [0, 0, 0, 0.5] as const;
  expect(coloursOf({ text: black, backgrounds: [half, [255, 255, 255, 1]], hasPicture: false }).background).toBe(
    '#808080',
  );
});
