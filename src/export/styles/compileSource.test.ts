import { compileSource } from './compileSource';

const box = { tag: 'div', compiled: ['c-box'] } as const;
const link = { tag: undefined, compiled: ['c-link', { tone: { muted: 'aa' } }, {}, []] } as const;

const importing = (names: string) => `import { ${names} } from './stitches.config';\n`;

describe('compileSource', () => {
  it('leaves of a definition what classes are chosen by, and all else as it was', () => {
    const source = `${importing('css, keyframes, styled')}
const rise = keyframes({ from: { opacity: 0 } });
export const Box = styled('div', { animation: \`\${rise} 1s\`, '&:hover': { color: f(1) } });
const link = css({ variants: { tone: { muted: { color: '$textMuted' }, plain: {} } } });
export const Shown = () => <Box className={link().className}>(css)</Box>;
`;
    expect(compileSource('Box.tsx', source, [box, link])).toBe(
      `import { css, keyframes, styled } from '@/design-system/compiledStyles';

const rise = undefined;
export const Box = /* @__PURE__ */ styled("div", "c-box");
const link = /* @__PURE__ */ css("c-link", {"tone":{"muted":"aa"}});
export const Shown = () => <Box className={link().className}>(css)</Box>;
`,
    );
  });

  it('leaves a module without styles alone', () => {
    const source = "import { styled } from 'elsewhere';\nexport const Box = styled('div', {});\n";
    expect(compileSource('Box.tsx', source, [])).toBe(source);
  });

  it.each([
    ['more styles than ran', `${importing('styled')}styled('div', {});\nstyled('div', {});`, 3],
    ['fewer styles than ran', importing('styled'), 1],
    ['another element', `${importing('styled')}styled('p', {});`, 2],
    ['an element that is not written out', `${importing('styled')}styled(Box, {});`, 2],
    ['classes in the place of an element', `${importing('css')}css({});`, 2],
    ['a style inside a function', `${importing('styled')}const make = () => styled('div', {});`, 2],
    ['what makes styles handed on', `${importing('styled')}styled('div', {});\nmake(styled);`, 3],
    ['another name', `${importing('styled as s')}s('div', {});`, 1],
    ['what an export has not', `${importing('config')}`, 1],
    ['everything under one name', "import * as stitches from './stitches.config';", 1],
    [
      'an animation outside of styles',
      `${importing('styled, keyframes')}const rise = keyframes({});\nstyled('div', {});\nshow(rise);`,
      4,
    ],
  ])('fails for %s, with the line', (_, source, line) => {
    expect(() => compileSource('Box.tsx', source, [box])).toThrow(`Box.tsx:${line}: `);
  });
});
