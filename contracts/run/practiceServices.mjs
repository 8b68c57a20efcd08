/** Where a practice site finds the services of others: the harness acts them out. What the environment names comes first. */
const practice = (basePath) => ({
  NEXT_PUBLIC_TAG_MANAGER_URL: `${basePath}/stand-in/tag-manager.js`,
  NEXT_PUBLIC_TAG_MANAGER_ID: 'GTM-PRACTICE',
  NEXT_PUBLIC_CHAT_URL: `${basePath}/stand-in/chat.js`,
  NEXT_PUBLIC_SURVEY_URL: `${basePath}/stand-in/survey`,
  NEXT_PUBLIC_OIDC_LOGOUT_URL: `${basePath}/oidc/logout`,
  // Nobody is there: an error of a practice site is nobody's business.
  NEXT_PUBLIC_SENTRY_DSN: 'https://practice@errors.sarastus.example/1',
});

/** The variables of the services for a build; none for an environment that is not for practice. */
export function practiceServices(appEnvironment, basePath = '') {
  if (appEnvironment !== 'test') return {};
  return Object.fromEntries(
    Object.entries(practice(basePath)).map(([name, value]) => [name, process.env[name] ?? value]),
  );
}
