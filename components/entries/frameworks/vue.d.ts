/**
 * The elements in Vue's templates, with their events: `@trellis-ready`. Vue has to be told which tags are
 * elements: `isCustomElement: (tag) => tag.startsWith('trellis-')`.
 *
 * @example
 * import 'trellis/types/vue';
 * <trellis-create-plant heading="New" @trellis-plant-created="refresh($event.detail.id)" />
 */
import type { HTMLAttributes, PublicProps } from 'vue';
import type { AttributesOf, Described, InCapitals, PropertiesOf, Without } from './described.js';
import type { TrellisElements } from './elements.js';

type Listeners<Events> = {
  [Name in keyof Events & string as `on${InCapitals<Name>}`]?: ((event: Events[Name]) => void) | undefined;
};
type Own<One extends Described> = AttributesOf<One> & PropertiesOf<One> & Listeners<One['events']>;
type Component<One extends Described> = new () => One['element'] & {
  /** Only for the types of templates; elements don't have it. */
  $props: Own<One> & Without<HTMLAttributes, Own<One>> & PublicProps;
};
type TrellisComponents = { [Tag in keyof TrellisElements]: Component<TrellisElements[Tag]> };

declare module 'vue' {
  interface GlobalComponents extends TrellisComponents {}
}
