/**
 * One run compiles against every stored schema, `schema/vN.graphql`. The longest matching path wins: folders called
 * `booking-vN` use it, everything else under src uses v1, the site's own API. A `graphql` tag outside such folders
 * would be skipped silently, so a lint rule forbids it.
 */
const fs = require('node:fs');
const path = require('node:path');

const versions = fs
  .readdirSync(path.join(__dirname, 'schema'))
  .flatMap((file) => (file.endsWith('.graphql') ? [path.basename(file, '.graphql')] : []));
const features = fs.readdirSync(path.join(__dirname, 'src/features')).map((feature) => `src/features/${feature}`);

const foldersOf = (version) =>
  ['src/api', ...features]
    .map((folder) => `${folder}/booking-${version}`)
    .filter((folder) => fs.existsSync(path.join(__dirname, folder)));

const customScalarTypes = {
  LocalDate: 'string',
  LocalTime: 'string',
  DateTime: 'string',
  Decimal: { name: 'Decimal', path: '@/domain/money' },
  Url: 'string',
  EmailAddress: 'string',
};

const sources = { src: 'v1' };
const projects = {};
for (const version of versions) {
  const folders = version === 'v1' ? [] : foldersOf(version);
  for (const folder of folders) sources[folder] = version;
  // The compiler refuses a schema that nothing is compiled against.
  if (version === 'v1' || folders.length > 0)
    projects[version] = {
      language: 'typescript',
      schema: `schema/${version}.graphql`,
      customScalarTypes,
    };
}

module.exports = {
  root: '.',
  sources,
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  projects,
  // Texts are sent and bundled without white space.
  featureFlags: { compact_query_text: { kind: 'enabled' } },
};
