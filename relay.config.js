/**
 * One run compiles both APIs. The longest matching path wins, so every folder named v2 is listed here; everything
 * else under src is v1. A `graphql` tag outside v1 and v2 folders would be skipped silently: a lint rule forbids it.
 */
const fs = require('node:fs');
const path = require('node:path');

const features = path.join(__dirname, 'src/features');
const v2Sources = fs
  .readdirSync(features, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && fs.existsSync(path.join(features, entry.name, 'v2')))
  .map((entry) => [`src/features/${entry.name}/v2`, 'v2']);

const customScalarTypes = {
  LocalDate: 'string',
  LocalTime: 'string',
  DateTime: 'string',
  Decimal: { name: 'Decimal', path: '@/domain/money' },
  Url: 'string',
  EmailAddress: 'string',
};

module.exports = {
  root: '.',
  sources: { src: 'v1', 'src/api/v2': 'v2', ...Object.fromEntries(v2Sources) },
  excludes: ['**/node_modules/**', '**/__generated__/**'],
  projects: {
    v1: { language: 'typescript', schema: 'schema/v1.graphql', customScalarTypes },
    v2: { language: 'typescript', schema: 'schema/v2.graphql', customScalarTypes },
  },
};
