import { readFileSync } from 'node:fs';
import path from 'node:path';
import { defaultAppConfig } from '../../contracts/http/defaultAppConfig';
import { optionalFeatures } from './flagNames';
import { readFlags } from './readFlags';
import { featureNames } from './testFeatureNames';

const read = (file: string) => readFileSync(path.resolve(__dirname, '../..', file), 'utf8');

describe('the names of the features', () => {
  it('are those of the configuration that is exported, which has them all on', () => {
    const flags = readFlags(JSON.parse(read('public/api/appconfig')));
    expect([...flags.keys()].sort()).toEqual([...featureNames].sort());
    expect([...flags.values()]).not.toContain(false);
  });

  it('are all on where the harness serves a configuration of its own', () => {
    const flags = readFlags(defaultAppConfig);
    expect(featureNames.filter((name) => flags.get(name) !== true)).toEqual([]);
  });

  it('cover what the stored contracts call optional', () => {
    const contracts = read('schema/v1.graphql') + read('schema/v2.graphql');
    const named = [...contracts.matchAll(/@optional\(feature: "(\w+)"\)/g)].map(([, name]) => name);
    expect([...new Set(named)].sort()).toEqual([...optionalFeatures].sort());
  });
});
