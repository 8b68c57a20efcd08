import { chain } from '@/config/chain';
import { switches } from '@/config/switches';
import { withSettings } from './settingsAsValues';

describe('a module of a script that runs before the framework', () => {
  it('has the values of the build in the place of its settings, however deep it reads', () => {
    const source = `import { chain } from '@/config/chain';
import { switches } from './switches';
const { token } = chain.headerNames;
const way = switches.enableV2Api ? [chain.clientId, chain.headerNames.client] : 'chain';
const other = { chain: way.chain };
`;
    expect(withSettings(source)).toBe(`

const { token } = (${JSON.stringify(chain.headerNames)});
const way = (${switches.enableV2Api}) ? [("${chain.clientId}"), ("${chain.headerNames.client}")] : 'chain';
const other = { chain: way.chain };
`);
  });

  it('is an error where it reads a setting that is not there', () => {
    expect(() => withSettings("import { chain } from './chain';\nchain.headerNames.other;")).toThrow(
      'no setting chain.headerNames.other',
    );
  });

  it('stays as it is without settings', () => {
    expect(withSettings("import { chain } from './others';\nchain.a;")).toBe(
      "import { chain } from './others';\nchain.a;",
    );
  });
});
