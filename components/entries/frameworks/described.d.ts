/**
 * The description of an element: its class, its attributes with the names of their properties, its
 * properties, its events.
 */
export interface Described {
  element: HTMLElement;
  attributes: Record<string, string>;
  properties: string;
  events: object;
}

/** The value of an attribute: that of its property, if it can be expressed as text. */
type AttributeValue<Element, Property extends string> = Property extends keyof Element
  ? Extract<Element[Property], string | number | boolean>
  : string;

/** An element's attributes. `Present` is the value of a boolean one that is set. */
export type AttributesOf<One extends Described, Present = boolean> = {
  [Name in keyof One['attributes']]?:
    | (AttributeValue<One['element'], One['attributes'][Name]> extends infer Value
        ? Value extends boolean
          ? Present
          : Value extends number
            ? Value | `${number}`
            : Value
        : never)
    | undefined;
};

/** An element's properties that a page may set. */
export type PropertiesOf<One extends Described> = {
  [Name in Extract<keyof One['element'], One['properties']>]?: One['element'][Name] | undefined;
};

/** A listener for each event, named `on` and the event: `ontrellis-ready`. `Prefix` replaces `on`. */
export type ListenersOf<One extends Described, Prefix extends string = 'on'> = {
  [Name in keyof One['events'] & string as `${Prefix}${Name}`]?:
    | ((event: One['events'][Name]) => void)
    | undefined;
};

/** `trellis-order-arrive` → `TrellisOrderArrive` */
export type InCapitals<Name extends string> = Name extends `${infer First}-${infer Rest}`
  ? `${Capitalize<First>}${InCapitals<Rest>}`
  : Capitalize<Name>;

/** A framework's attributes, except those that the element redefines. */
export type Without<Attributes, Own> = Omit<Attributes, Extract<keyof Own, keyof Attributes>>;
