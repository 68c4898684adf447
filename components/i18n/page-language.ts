import { setLanguage } from './localize.ts';

/**
 * Sets the language from `<html lang>` for pages without a bundler, also when it changes. The first language
 * is awaited, so that no element renders in another before. If it can't be loaded, the elements stay in
 * English.
 */
export { getLanguage, languages, setLanguage, setMessages } from './localize.ts';

const page = document.documentElement;
const follow = (): Promise<unknown> => setLanguage(page.lang).catch(() => {});

new MutationObserver(follow).observe(page, { attributes: true, attributeFilter: ['lang'] });
await follow();
