/** The detail of the event for a link that the guest has chosen. */
export interface NavigateDetail {
  /** The page that is about to be shown. */
  readonly url: string;
}

/**
 * Sends an event up through every shadow root; `false` when a listener prevented a cancelable one. The
 * session has an identical function; importing it would load the session's code with every page of a site.
 */
export const emit = (from: Element, name: string, detail?: unknown, cancelable = false): boolean =>
  from.dispatchEvent(new CustomEvent(name, { bubbles: true, composed: true, cancelable, detail }));

/**
 * Returns options without members from `Object.prototype`. A copy of the session's function, which guests'
 * elements don't load.
 */
export const own = <const Of extends object>(of: Of): Of => ({ __proto__: null, ...of });

/** Fields of a form that are text, in the order of the form; with its button, if that has a name. */
export const pairsOf = (data: FormData): [string, string][] =>
  [...data].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
