/** The addresses of third-party services for a practice site: the harness. The environment overrides them. */
const practice = (basePath) => ({
  NEXT_PUBLIC_TAG_MANAGER_URL: `${basePath}/stand-in/tag-manager.js`,
  NEXT_PUBLIC_TAG_MANAGER_ID: 'GTM-PRACTICE',
  NEXT_PUBLIC_CHAT_URL: `${basePath}/stand-in/chat.js`,
  NEXT_PUBLIC_SURVEY_URL: `${basePath}/stand-in/survey`,
  NEXT_PUBLIC_VITALS_URL: `${basePath}/stand-in/vitals`,
  NEXT_PUBLIC_OIDC_LOGOUT_URL: `${basePath}/oidc/logout`,
  // There is no server at this address: errors of a practice site are not reported.
  NEXT_PUBLIC_SENTRY_DSN: 'https://practice@errors.sarastus.example/1',
});

/** The variables of the services for a build; none where the environment is not for practice. */
export function practiceServices(appEnvironment, basePath = '') {
  if (appEnvironment !== 'test') return {};
  return Object.fromEntries(
    Object.entries(practice(basePath)).map(([name, value]) => [name, process.env[name] ?? value]),
  );
}
