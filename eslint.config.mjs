import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import relay from 'eslint-plugin-relay';
import tseslint from 'typescript-eslint';

const plainFunctions = {
  selector: "TSTypeReference:matches([typeName.property.name='FC'], [typeName.name=/^(FC|FunctionComponent)$/])",
  message: 'Write a plain function.',
};

const typedDates = {
  selector: "JSXAttribute[name.name='type'] Literal[value=/^(?:date|datetime-local|month|time|week)$/]",
  message: "The browser shows it in the order of its own language, not the page's: read what is typed by `readDate`.",
};
const plainProps = {
  selector: 'JSXSpreadAttribute > ObjectExpression',
  message: 'Write the props one by one.',
};

/** A component with more props than this does more than one thing. `children` is not counted. */
function propsUpTo(max) {
  const holds = (list, child) =>
    `:matches([${list}.length>${max + 1}], [${list}.length>${max}]:not(:has(> ${child}[key.name='children'])))`;
  const message = `Give the component at most ${max} props: group what belongs together, or split it.`;
  return [
    {
      selector: `TSInterfaceDeclaration[id.name=/Props$/] > TSInterfaceBody${holds('body', 'TSPropertySignature')}`,
      message,
    },
    {
      selector: `FunctionDeclaration[id.name=/^[A-Z]/] > ObjectPattern.params${holds('properties', 'Property')}`,
      message,
    },
  ];
}

/** Only the files that Next loads (`loadedByNext`) have a default export. */
const namedExports = {
  selector: 'ExportDefaultDeclaration',
  message: 'Export it by name, so that it is called the same everywhere.',
};

/** A `graphql` tag is compiled only in a site or booking-vN folder of a feature or of `src/api`. */
const graphqlOutsideSources = {
  selector: "TaggedTemplateExpression[tag.name='graphql']",
  message:
    'The Relay compiler skips this folder silently. Put operations and fragments into a site/ or booking-vN/ folder.',
};

/** Playwright's own presses scroll boxes that hide their overflow, and so reach what no mouse can. */
const playwrightPresses = {
  selector:
    "CallExpression[callee.property.name=/^(click|dblclick|tap|check|uncheck|setChecked|selectOption)$/]:not([callee.object.name='element'])",
  message: 'Press with click, tick or choose of tests/support/click.ts.',
};

const loadedByNext = ['src/pages/**', 'tests/bench/empty-step/pages/**', 'src/browser/handover/hydrateInSlices.ts'];

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'out',
      '.next',
      '**/__generated__/**',
      'public',
      'data',
      'test-results',
      'gallery',
      'hosted',
      'next-env.d.ts',
    ],
  },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/ban-ts-comment': 'error',
      eqeqeq: 'error',
      'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
      'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }],
      'no-restricted-syntax': ['error', plainFunctions, plainProps, typedDates, ...propsUpTo(8)],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ...jsxA11y.flatConfigs.recommended,
    rules: { ...jsxA11y.flatConfigs.recommended.rules },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': ['error', { name: 'next/link', message: 'Use SiteLink, which is lighter.' }],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/browser/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'crypto', property: 'randomUUID', message: 'It is missing over plain http: use randomId.' },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['src/**/{site,booking-v1,booking-v2}/**/*.{ts,tsx}'],
    plugins: { relay },
    rules: { 'relay/graphql-syntax': 'error', 'relay/graphql-naming': 'error', 'relay/no-future-added-value': 'error' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: loadedByNext,
    rules: { 'no-restricted-syntax': ['error', plainFunctions, plainProps, typedDates, ...propsUpTo(8), namedExports] },
  },
  {
    // Setting a rule again replaces its options, so each list is complete.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/{site,booking-v1,booking-v2}/**', ...loadedByNext],
    rules: {
      'no-restricted-syntax': [
        'error',
        plainFunctions,
        plainProps,
        typedDates,
        ...propsUpTo(8),
        namedExports,
        graphqlOutsideSources,
      ],
    },
  },
  {
    // Its components get every text as a prop, so they need more props.
    files: ['src/design-system/**/*.tsx'],
    rules: {
      'no-restricted-syntax': [
        'error',
        plainFunctions,
        plainProps,
        typedDates,
        ...propsUpTo(10),
        namedExports,
        graphqlOutsideSources,
      ],
    },
  },
  {
    // Data is long by nature: one entry for each hotel or screen.
    files: ['contracts/{world,drawings/pictures}/**', 'tests/**', '**/*.test.{ts,tsx}'],
    rules: { 'max-lines': 'off', 'max-lines-per-function': 'off' },
  },
  {
    files: ['contracts/world/**/*.ts', 'tests/support/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 90, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['tests/{e2e,a11y,support}/**/*.ts'],
    ignores: ['tests/support/click.ts'],
    rules: {
      'no-restricted-syntax': ['error', plainFunctions, plainProps, typedDates, ...propsUpTo(8), playwrightPresses],
    },
  },
  {
    // Playwright reads from this pattern which fixtures are needed, so it may be empty.
    files: ['tests/support/**'],
    rules: { 'no-empty-pattern': 'off' },
  },
  {
    files: ['**/*.{mjs,js}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
  {
    // Loaded by tools that need CommonJS.
    files: ['relay.config.js', 'tests/config/*.cjs'],
    languageOptions: { globals: { require: 'readonly', module: 'writable', __dirname: 'readonly' } },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
