/**
 * The elements in React's JSX before React 19, which only sets attributes: a boolean attribute is `''` or
 * omitted, and listeners and properties are set by the element's `ref`.
 *
 * @example
 * import 'trellis/types/react-18';
 * <trellis-dashboard location="loc_…" hide-heading="" ref={listen} />
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AttributesOf, Described, Without } from './described.js';
import type { TrellisElements } from './elements.js';

type Own<One extends Described> = AttributesOf<One, ''> & { class?: string | undefined };
type Props<One extends Described> = Own<One> &
  Without<DetailedHTMLProps<HTMLAttributes<One['element']>, One['element']>, Own<One>>;
type IntrinsicTrellisElements = { [Tag in keyof TrellisElements]: Props<TrellisElements[Tag]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends IntrinsicTrellisElements {}
  }
}
