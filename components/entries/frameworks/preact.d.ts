/**
 * The elements in Preact's JSX: properties, attributes, and listeners called `on` and the event's name.
 *
 * @example
 * import 'trellis/types/preact';
 * <trellis-create-plant heading="New" ontrellis-plant-created={({ detail }) => refresh(detail.id)} />
 */
import type { HTMLAttributes } from 'preact';
import type { AttributesOf, Described, ListenersOf, PropertiesOf, Without } from './described.js';
import type { TrellisElements } from './elements.js';

type Own<One extends Described> = AttributesOf<One> & PropertiesOf<One> & ListenersOf<One>;
type Props<One extends Described> = Own<One> & Without<HTMLAttributes<One['element']>, Own<One>>;
type IntrinsicTrellisElements = { [Tag in keyof TrellisElements]: Props<TrellisElements[Tag]> };

declare module 'preact' {
  namespace JSX {
    interface IntrinsicElements extends IntrinsicTrellisElements {}
  }
}
