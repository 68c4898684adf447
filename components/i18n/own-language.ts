import type { LitElement } from 'lit';
import { turn, LOCALE_STATUS_EVENT } from './message.ts';
import { type Language, languageOf } from './catalog.ts';
import { speak, type Speech } from './speech.ts';

/** The sources of an element's language. */
export interface Speeches {
  /** Returns the page's. */
  page: () => Speech;
  /** Returns a language's; `undefined` until it is loaded. */
  loaded: (language: Language) => Speech | undefined;
  /** Loads a language. A failed load is retried on the next request. */
  load: (language: Language) => Promise<unknown>;
}

/** Returns the closest element with this attribute, itself or an ancestor, across shadow roots. */
function closest(from: Element, attribute: 'dir' | 'lang'): HTMLElement | undefined {
  const found = from.closest<HTMLElement>(`[${attribute}]`);
  const { host } = from.getRootNode() as ShadowRoot;
  return found ?? (host && closest(host, attribute));
}

/**
 * Returns the closest element that sets a language, other than the page, whose language is set with
 * `setLanguage`.
 */
function saysLanguage(host: Element): HTMLElement | undefined {
  const found = closest(host, 'lang');
  return found?.lang && found !== document.documentElement ? found : undefined;
}

/** Returns the direction that an element needs if the page around it has another. */
function directionFor(
  host: HTMLElement,
  language: Language,
  by: HTMLElement | undefined,
): 'ltr' | 'rtl' | undefined {
  if (language === 'ar') return 'rtl';
  const around = host.parentElement ?? (host.getRootNode() as ShadowRoot).host;
  const said = by && around ? closest(around, 'dir') : undefined;
  // An element with both attributes set means both.
  return said?.dir === 'rtl' && !by?.contains(said) ? 'ltr' : undefined;
}

const watched = new WeakSet<Node>();
let observer: MutationObserver | undefined;

/**
 * A change of `lang` in the page, or in a shadow root around an element, is a change of language for those in
 * it.
 */
function watch(host: Element): void {
  observer ??= new MutationObserver(() => dispatchEvent(new CustomEvent(LOCALE_STATUS_EVENT)));
  for (
    let root = host.getRootNode();
    !watched.has(root);
    root = (root as ShadowRoot).host?.getRootNode() ?? root
  ) {
    watched.add(root);
    observer.observe(root, { attributes: true, attributeFilter: ['lang'], subtree: true });
  }
}

/** The language of each element. */
const spokenBy = new WeakMap<EventTarget, () => Speech>();

/**
 * Events whose messages, in or after a listener, are in the language of the element where the event occurred.
 */
const ACTS = ['click', 'input', 'change', 'submit', 'keydown', 'drop'];

function hear(event: Event): void {
  const speech = event
    .composedPath()
    .map((one) => spokenBy.get(one)?.())
    .find((one) => one);
  if (speech) speak(speech);
}

/**
 * Makes an element use the language of the closest `lang` around it, and its direction. The element waits
 * while that language loads; if it can't be loaded, the element uses the page's.
 *
 * Messages are created while the element renders, after its rendering, or after an event in it, so the
 * language stays active until another element's turn.
 */
export function ownLanguage(host: LitElement, speeches: Speeches): void {
  for (const type of ACTS) addEventListener(type, hear, true);
  const place = (): [by: HTMLElement | undefined, language: Language | undefined] => {
    const by = saysLanguage(host);
    return [by, by && languageOf(by.lang)];
  };
  spokenBy.set(host, () => {
    const [, language] = place();
    return (language && speeches.loaded(language)) ?? speeches.page();
  });
  // `scheduleUpdate` is protected in the types.
  const updating = host as unknown as { scheduleUpdate: () => unknown };
  const update = updating.scheduleUpdate.bind(host);
  updating.scheduleUpdate = () => {
    watch(host);
    const [by, language] = place();
    const inLanguage = (): unknown => {
      const speech = (language && speeches.loaded(language)) ?? speeches.page();
      turn(host, directionFor(host, speech.language, by));
      speak(speech);
      return update();
    };
    if (!language || speeches.loaded(language)) return inLanguage();
    return speeches.load(language).then(inLanguage, inLanguage);
  };
  // The language may differ at another position in the page.
  host.addController({ hostConnected: () => host.hasUpdated && host.requestUpdate() });
}
