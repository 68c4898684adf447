/** What an entry is about: what people look for first comes first where two match alike. */
export type EntryKind = 'chapter' | 'operation' | 'record' | 'element' | 'error' | 'event';

/** Something that the search finds. */
export interface Entry {
  readonly kind: EntryKind;
  /** A heading, an operation's summary, a code, a name. */
  readonly title: string;
  /** The chapter, group or element that it belongs to. */
  readonly place: string;
  /** Where it is: a path, with an anchor if it is a part of a page. */
  readonly to: string;
  /** What is said there, without mark-up. */
  readonly words: string;
  /** What else it is called: method and path of an operation, the property of an attribute. */
  readonly names?: string;
}
