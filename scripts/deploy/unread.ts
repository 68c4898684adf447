/** A reader of settings, such as the service's own. */
type Read = (env: Readonly<Record<string, string | undefined>>) => unknown;

/**
 * Returns the names in an environment that nothing reads: a setting that is misspelled, or no longer there.
 * @throws {Error} of the reader, for a value that it refuses
 */
export function unreadSettings(read: Read, env: Readonly<Record<string, string>>): string[] {
  const seen = new Set<string>();
  read(
    new Proxy(env, {
      get: (target, name) => {
        seen.add(String(name));
        return target[String(name)];
      },
    }),
  );
  return Object.keys(env).filter((name) => !seen.has(name));
}

/** Values for the settings that an installer chooses, as the guide describes them. */
export const SAMPLE_VALUES: Readonly<Record<string, string>> = {
  API_HOST: 'api.trellis.example',
  CARDS_HOST: 'cards.trellis.example',
  SITES_DOMAIN: 'sites.trellis.example',
  ACME_EMAIL: 'operator@trellis.example',
  POSTGRES_PASSWORD: 'sample',
  REDIS_PASSWORD: 'sample',
  WEBHOOK_SECRETS_KEY: `${'A'.repeat(43)}=`,
  SMTP_FROM: 'Trellis <no-reply@trellis.example>',
};
