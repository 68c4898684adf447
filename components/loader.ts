/**
 * The loader of pages without a bundler: it loads each Trellis element when the first of its kind is in the page, also
 * later and in open shadow roots, in the language of the page.
 */

/**
 * By language, for the elements of the main entry: the file that defines one, and those that this file imports. The build
 * writes it. Any other `<trellis-x>` has a file of a name that stays, `x.js` or `x.de.js`, which leads to its own: so
 * that this file doesn't grow with every element there is.
 */
declare const FILES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

// Written once: the build puts all of it in the name's place.
const languages = FILES;
const [language = ''] = document.documentElement.lang.split('-');
const files = languages[language] ?? languages['en'] ?? {};
const suffix = language !== 'en' && languages[language] ? `.${language}.js` : '.js';
const PREFIX = 'trellis-';
const asked = new Set<string>();

/**
 * Loads an element once, unless the page brings its own. One that can't be loaded is tried again when the device is back
 * online, or another is seen.
 */
function load(name: string): void {
  if (asked.has(name) || customElements.get(name)) return;
  asked.add(name);
  const urls = (files[name] ?? [name.slice(PREFIX.length) + suffix]).map(
    (file) => new URL(file, import.meta.url).href,
  );
  const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
  // All at once, instead of each when the one before has named it.
  for (const href of urls)
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', nonce, href }),
    );
  import(/* @vite-ignore */ urls[0] ?? '').catch(() => {
    asked.delete(name);
    addEventListener('online', () => load(name), { once: true });
  });
}

/** A custom element of the page may open a shadow root once it is defined. */
function awaitDefinition(name: string): void {
  if (asked.has(name) || customElements.get(name)) return;
  asked.add(name);
  void customElements.whenDefined(name).then(() => look(document));
}

function look(root: ParentNode): void {
  for (const element of root.querySelectorAll('*')) see(element);
}

function see({ localName, shadowRoot }: Element): void {
  if (localName.startsWith(PREFIX)) return load(localName);
  if (localName.includes('-')) awaitDefinition(localName);
  if (shadowRoot) watch(shadowRoot);
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
  observer.observe(root, { childList: true, subtree: true });
}

watch(document);
