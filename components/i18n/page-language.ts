import { setLanguage } from './localize.ts';

/**
 * For pages without a bundler: the language of `<html lang>`, also when it changes. The first is awaited, so that no element shows itself
 * in another before; what can't be loaded leaves the elements in English.
 */
export { getLanguage, languages, setLanguage, setMessages } from './localize.ts';

const page = document.documentElement;
const follow = (): Promise<unknown> => setLanguage(page.lang).catch(() => {});

new MutationObserver(follow).observe(page, { attributes: true, attributeFilter: ['lang'] });
await follow();
