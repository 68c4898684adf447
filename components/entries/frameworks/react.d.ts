/**
 * The elements in React's JSX, from React 19 on: properties, attributes, and listeners called `on` and the
 * event's name.
 *
 * @example
 * import 'trellis/types/react';
 * <trellis-create-plant heading="New" ontrellis-plant-created={({ detail }) => refresh(detail.id)} />
 */
import type { DetailedHTMLProps, HTMLAttributes } from 'react';
import type { AttributesOf, Described, ListenersOf, PropertiesOf, Without } from './described.js';
import type { TrellisElements } from './elements.js';

type Own<One extends Described> = AttributesOf<One> & PropertiesOf<One> & ListenersOf<One>;
type Props<One extends Described> = Own<One> &
  Without<DetailedHTMLProps<HTMLAttributes<One['element']>, One['element']>, Own<One>>;
type IntrinsicTrellisElements = { [Tag in keyof TrellisElements]: Props<TrellisElements[Tag]> };

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements extends IntrinsicTrellisElements {}
  }
}
