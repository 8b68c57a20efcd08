import { resolve } from 'node:path';
import {
  registeredStyles,
  compileStyles,
  type StyleArguments,
  css as defineStyles,
} from '@/design-system/stitches.config';
import { renderStylesheet } from '@/design-system/stylesheet';
import { compileDefinition } from './compileDefinition';
import { css } from '@/design-system/compiledStyles';
import { compileModules } from './compileModules';
import { composersOf } from '@/design-system/composersOf';
import { styleModules } from './styleModules';

type Props = Readonly<Record<string, string | undefined>>;

/** Nothing chosen; each value of each variant alone; all that goes together; the last value of every variant at once. */
function choices(definition: StyleArguments): Props[] {
  const own = composersOf(definition).flatMap(([, , variants, compounds]) => [...variants, ...compounds]);
  const each = own.map(([choice]) => choice);
  return [{}, ...each, Object.assign({}, ...each), { className: 'own other', id: 'x', ...each[0] }];
}

function expectSameAsStitches(definition: StyleArguments): void {
  const theirs = compileStyles(...definition) as (props: Props) => { className: string; props: object };
  const ours = css(...compileDefinition(definition));
  for (const choice of choices(definition)) {
    expect({ choice, ...pick(ours(choice)) }).toEqual({ choice, ...pick(theirs(choice)) });
  }
}

const pick = ({ className, props }: { className: string; props: object }) => ({ className, props });

describe('what an export has instead of styles', () => {
  beforeAll(async () => {
    for (const file of styleModules()) await import(resolve(file));
  });

  it('chooses the classes that Stitches would, for every style there is', () => {
    expect(registeredStyles.length).toBeGreaterThan(100);
    for (const { definition } of registeredStyles) expectSameAsStitches(definition);
  });

  it('names only classes that the stylesheet has', () => {
    const sheet = renderStylesheet();
    const missing = registeredStyles.flatMap(({ definition }) => {
      const [[base, style] = ['', {}]] = composersOf(definition);
      const [, hashes = {}] = compileDefinition(definition);
      const ofVariants = Object.entries(hashes).flatMap(([name, values]) =>
        Object.entries(values).map(([value, hash]) => `${base}-${hash}-${name}-${value}`),
      );
      const own = Object.keys(style as object).length > 0 ? [base] : [];
      return [...own, ...ofVariants].filter((name) => !new RegExp(`\\.${name}(?![\\w-])`).test(sheet));
    });
    expect(missing).toEqual([]);
  });

  it('holds no styles, and no Stitches', () => {
    const modules = Object.entries(compileModules());
    expect(modules.length).toBeGreaterThan(50);
    for (const [file, { compiled }] of modules) {
      expect({ file, text: compiled }).not.toEqual({
        file,
        text: expect.stringMatching(/stitches\.config|keyframes\(/),
      });
    }
    const calls = modules.flatMap(([, { compiled }]) => compiled.match(/@__PURE__/g) ?? []);
    expect(calls.length).toBe(registeredStyles.length);
  });

  it('knows what goes together', () => {
    expectSameAsStitches([
      {
        color: 'red',
        variants: {
          tone: { muted: { color: 'grey' }, plain: {} },
          wide: { true: { width: '100%' } },
          gap: { 4: { gap: '$4' }, 5: { gap: '$5' } },
        },
        compoundVariants: [
          { tone: 'muted', wide: true, css: { opacity: 0.5 } },
          { tone: 'plain', gap: 4, css: { opacity: 0.9 } },
          { tone: 'muted', css: {} },
        ],
        defaultVariants: { gap: 4, tone: 'plain' },
      },
    ] as unknown as StyleArguments);
  });

  it('refuses a style made of another, which has more than one class of its own', () => {
    expect(() => compileDefinition([defineStyles({ color: 'red' }), { color: 'blue' }])).toThrow(
      'one object of styles',
    );
  });
});
