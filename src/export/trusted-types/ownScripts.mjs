/** The one policy that the headers of a host allow; `contracts/hosting/policy.ts` names it there. */
export const POLICY = 'sarastus';

const basePathOf = (env) => (env.NEXT_PUBLIC_BASE_PATH ?? '').trim().replace(/\/+$/, '');

/** Where a build has its own scripts and its service worker, and the scripts of other services that it names, each in full. */
export const scriptsOf = (env) => ({
  folder: `${basePathOf(env)}/_next/static/`,
  worker: `${basePathOf(env)}/sw.js`,
  services: [env.NEXT_PUBLIC_TAG_MANAGER_URL, env.NEXT_PUBLIC_CHAT_URL].map((each) => each?.trim()).filter(Boolean),
});

/**
 * What webpack's runtime asks for the address of a script or worker. Made before any other code runs, so that nobody else
 * can make it. Browsers without trusted types ask it too.
 */
export const policyCode = ({ folder, worker, services }) => `
  var policy = {
    createScriptURL: function (url) {
      var asked = new URL(url, document.baseURI);
      if (asked.origin === location.origin && asked.pathname.startsWith(${JSON.stringify(folder)})) return url;
      if (asked.href === location.origin + ${JSON.stringify(worker)}) return url;
      if (${JSON.stringify(services)}.some(function (each) {
        return new URL(each, location.origin).href === asked.origin + asked.pathname;
      })) return url;
      throw new TypeError("No script of this site: " + url);
    }
  };
  if (self.trustedTypes) policy = trustedTypes.createPolicy(${JSON.stringify(POLICY)}, policy);
  __webpack_require__.tt = function () { return policy; };
`;

/** Gives webpack's runtime this policy in place of its own, which takes every address. */
export const ownScriptsOnly = {
  apply: (compiler) =>
    compiler.hooks.thisCompilation.tap('ownScriptsOnly', (compilation) =>
      compilation.hooks.runtimeModule.tap('ownScriptsOnly', (module) => {
        if (module.name === 'trusted types policy') module.generate = () => policyCode(scriptsOf(process.env));
      }),
    ),
};
