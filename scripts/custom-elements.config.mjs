import { ELEMENTS, fileOf } from './build/elements.ts';

/** How the manifest of the elements is made. Without `packagejson: false` each build would write into package.json. */
export default {
  globs: ELEMENTS.map((element) => fileOf(element, '')),
  litelement: true,
  packagejson: false,
};
