/**
 * The elements in Solid's JSX: attributes, properties as `prop:…`, and listeners as `on:…` with the event's
 * name.
 *
 * @example
 * import 'trellis/types/solid';
 * <trellis-create-plant heading="New" on:trellis-plant-created={({ detail }) => refresh(detail.id)} />
 */
import type { JSX } from 'solid-js';
import type { AttributesOf, Described, ListenersOf, PropertiesOf, Without } from './described.js';
import type { TrellisElements } from './elements.js';

type AsProperties<Properties> = {
  [Name in keyof Properties & string as `prop:${Name}`]?: Properties[Name];
};
type Own<One extends Described> = AttributesOf<One> &
  PropertiesOf<One> &
  AsProperties<PropertiesOf<One>> &
  ListenersOf<One, 'on:'>;
type Props<One extends Described> = Own<One> & Without<JSX.HTMLAttributes<One['element']>, Own<One>>;
type IntrinsicTrellisElements = { [Tag in keyof TrellisElements]: Props<TrellisElements[Tag]> };

declare module 'solid-js' {
  namespace JSX {
    interface IntrinsicElements extends IntrinsicTrellisElements {}
  }
}
