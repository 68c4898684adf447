import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/** A picture of a chapter, as `npm run pictures -- --docs` wrote it to docs/pictures/. */
export interface Picture {
  /** Its file, such as `theming-form-light.webp`. */
  readonly name: string;
  /** Where it is served. */
  readonly path: string;
  /** How large it is shown at most, in CSS pixels. */
  readonly width: number;
  readonly height: number;
}

const FOLDER = new URL('../../../docs/pictures/', import.meta.url);
const SIZES = JSON.parse(readFileSync(new URL('sizes.json', FOLDER), 'utf8')) as Record<
  string,
  [number, number]
>;

export const PICTURES: readonly Picture[] = Object.entries(SIZES).map(([name, [width, height]]) => ({
  name,
  path: `/docs/pictures/${name}`,
  width,
  height,
}));

/** @throws {Error} a chapter names a picture that there isn't */
export function pictureNamed(name: string): Picture {
  const picture = PICTURES.find((one) => one.name === name);
  if (!picture) throw new Error(`there is no docs/pictures/${name}`);
  return picture;
}

/** The bytes of a picture. */
export function readPicture({ name }: Picture): Buffer {
  return readFileSync(new URL(name, FOLDER));
}

/** What stands behind `?v=` in the address of a file, so that a browser keeps it until it changes. */
export function versionOf(content: string | Buffer): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}
