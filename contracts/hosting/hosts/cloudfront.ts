import { fileTypes } from '../fileTypes';
import { madeBy, slashAtEnd } from './host';
import type { Host, Site } from './host';
import { securityPolicy } from './cloudfrontPolicy';
import { syncScript } from './cloudfrontSync';

/** Runs on each request of a guest: CloudFront has no other way to find `en/search.html` for `/en/search`. */
const requestFunction = ({ settings: { basePath } }: Site): string => {
  const ends = Object.keys(fileTypes).map((end) => end.slice(1));
  return `// ${madeBy('cloudfront')}. A function of the kind cloudfront-js-2.0 for viewer requests.
function handler(event) {
  var request = event.request;
  var path = request.uri;
  var base = ${JSON.stringify(basePath)};
  var slash = new RegExp(${JSON.stringify(slashAtEnd(basePath))}).exec(path);
  if (slash || (base !== '' && path === base + '/')) {
    var pairs = [];
    for (var name in request.querystring) {
      var given = request.querystring[name];
      (given.multiValue || [given]).forEach(function (each) {
        pairs.push(each.value === '' ? name : name + '=' + each.value);
      });
    }
    var query = pairs.length > 0 ? '?' + pairs.join('&') : '';
    var to = slash ? slash[1] : base;
    return { statusCode: 301, statusDescription: 'Moved Permanently', headers: { location: { value: to + query } } };
  }
  if (path === (base || '/')) request.uri = base + '/index.html';
  else if (path !== base + '/api/appconfig' && !/\\.(${ends.join('|')})$/.test(path)) request.uri = path + '.html';
  return request;
}
`;
};

/** S3 answers 403 for a missing file where it may not list them. */
const errorResponses = ({ settings: { basePath } }: Site) => {
  const items = [403, 404].map((code) => ({
    ErrorCode: code,
    ResponsePagePath: `${basePath}/404.html`,
    ResponseCode: '404',
    ErrorCachingMinTTL: 0,
  }));
  return { Quantity: items.length, Items: items };
};

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** How long files are kept is written on each by `sync.sh`; CloudFront packs them. */
export const cloudfront: Host = {
  title: 'S3 with CloudFront',
  takesPacked: false,
  write: (site) => ({
    'function.js': requestFunction(site),
    'response-headers-policy.json': json(securityPolicy(site)),
    'error-responses.json': json(errorResponses(site)),
    'sync.sh': syncScript(site),
  }),
};
