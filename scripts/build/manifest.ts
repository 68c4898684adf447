import type { PublishedElement } from './elements.ts';

/** What is read of custom-elements.json, a custom elements manifest. */
export interface Manifest {
  readonly modules: readonly {
    path: string;
    readonly declarations?: readonly Declaration[];
    exports?: readonly object[];
  }[];
}

/** An element as the manifest describes it. */
export interface Declaration {
  readonly kind: string;
  readonly name: string;
  readonly tagName?: string;
  readonly attributes?: readonly Attribute[];
  readonly members?: readonly Member[];
  readonly events?: readonly { readonly name: string; readonly description?: string }[];
}

interface Attribute {
  readonly name: string;
  /** Its property, where the analyzer has found that. */
  readonly fieldName?: string;
  readonly description?: string;
}

interface Member {
  readonly kind: string;
  readonly name: string;
  readonly privacy?: string;
}

/** `create-plant` → `TrellisCreatePlant` */
export const classNameOf = ({ name }: PublishedElement): string =>
  `Trellis${name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/** `hide-heading` → `hideHeading` */
export const inCamelCase = (name: string): string =>
  name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** @throws {Error} if the manifest has no such element */
export function declarationOf({ modules }: Manifest, { name }: PublishedElement): Declaration {
  const all = modules.flatMap(({ declarations = [] }) => declarations);
  const found = all.find(({ tagName }) => tagName === `trellis-${name}`);
  if (!found) throw new Error(`custom-elements.json has no trellis-${name}.`);
  return found;
}
