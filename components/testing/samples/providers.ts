const PROVIDERS: Readonly<Record<string, () => Promise<never>>> = {
  never: () => new Promise(() => {}),
  fails: () => Promise.reject(new Error('This app’s server doesn’t respond.')),
};

/**
 * Sets `fetchToken` of the sessions that ask for one with `data-provider`. To be called before the elements
 * are defined.
 */
export function setProviders(): void {
  for (const session of document.querySelectorAll<HTMLElement>('trellis-session[data-provider]'))
    Object.assign(session, { fetchToken: PROVIDERS[session.dataset['provider'] ?? ''] });
}
