/**
 * The loader of pages without a bundler: it loads each Trellis element when the first of its kind is in the
 * page, also later and in open shadow roots, in the language of the page.
 */

/**
 * Each `<trellis-x>` has a file of a name that stays, `x.js` or `x.fr.js`, which leads to those that define
 * it. Where those of the main entry lead in English and German stands here, written by the build: so that
 * this file doesn't grow with every element and every language there is.
 */
declare const FILES: Readonly<Record<string, readonly string[]>>;
/** The languages besides English, with blanks between them. */
declare const LANGUAGES: string;

// The language without its region: `pt` for `pt-BR`.
const [language = ''] = document.documentElement.lang.split('-');
const suffix = LANGUAGES.split(' ').includes(language) ? `.${language}.js` : '.js';
const PREFIX = 'trellis-';
const asked = new Set<string>();

/**
 * Loads an element. One that can't be loaded is tried again when the device is back online, or another is
 * seen.
 */
function load(name: string): void {
  const file = name.slice(PREFIX.length) + suffix;
  const urls = (FILES[file] ?? [file]).map((one) => new URL(one, import.meta.url).href);
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  // Loads all files in parallel, instead of each when the previous one imports it.
  for (const href of urls)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce, href }),
    );
  import(/* @vite-ignore */ urls[0] ?? '').catch(() => {
    asked.delete(name);
    addEventListener('online', lookAgain, own({ once: true }));
  });
}

/**
 * Returns options without members that a page may have set on `Object.prototype`. This file loads no other.
 */
const own = <Of extends object>(of: Of): Of => ({ __proto__: null, ...of });

const lookAgain = (): void => look(document);

function look(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) see(element);
}

/**
 * Loads a Trellis element's code once, unless the page defines it. Any other element may open a shadow root
 * once it is defined.
 */
function see({ localName: name, shadowRoot }: Element): void {
  const isOurs = name.startsWith(PREFIX);
  if (name.includes('-') && !asked.has(name) && !customElements.get(name)) {
    asked.add(name);
    if (isOurs) load(name);
    else void customElements.whenDefined(name).then(lookAgain);
  }
  if (shadowRoot && !isOurs) watch(shadowRoot);
}

const watched = new WeakSet<Node>();
const observer = new MutationObserver((records) => {
  for (const { addedNodes } of records)
    for (const node of addedNodes)
      if (node instanceof Element) {
        see(node);
        look(node);
      }
});

function watch(root: ParentNode & Node): void {
  look(root);
  if (watched.has(root)) return;
  watched.add(root);
  observer.observe(root, own({ childList: true, subtree: true }));
}

watch(document);
