/** Settings of the person who runs the tests that must not reach the stack under test. */
const FOREIGN = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'PUBLIC_URL',
  'HOST',
  'OPERATOR_HOST',
  'OPERATOR_URL',
  'PLANT_API_URL',
  'PLANT_API_TOKEN',
  'SIGNING_JWK',
]);

/** This process' environment, for what a journey starts. */
export const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !FOREIGN.has(name)));
