/**
 * The elements in Svelte: properties, attributes, and listeners: `ontrellis-ready` from Svelte 5 on,
 * `on:trellis-ready` in 4.
 *
 * @example
 * import 'trellis/types/svelte';
 * <trellis-create-plant heading="New" ontrellis-plant-created={({ detail }) => refresh(detail.id)} />
 */
import type { HTMLAttributes } from 'svelte/elements';
import type { AttributesOf, Described, ListenersOf, PropertiesOf, Without } from './described.js';
import type { TrellisElements } from './elements.js';

type Own<One extends Described> = AttributesOf<One> &
  PropertiesOf<One> &
  ListenersOf<One> &
  ListenersOf<One, 'on:'>;
type Props<One extends Described> = Own<One> & Without<HTMLAttributes<One['element']>, Own<One>>;
type SvelteTrellisElements = { [Tag in keyof TrellisElements]: Props<TrellisElements[Tag]> };

declare module 'svelte/elements' {
  interface SvelteHTMLElements extends SvelteTrellisElements {}
}
