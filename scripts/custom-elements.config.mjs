import { ELEMENTS, fileOf } from './build/elements.ts';

/** How the manifest of the elements is made. Without `packagejson: false` each build would write into package.json. */
export default {
  // With what they inherit.
  globs: [
    ...ELEMENTS.map((element) => fileOf(element)),
    'components/records/surface-element.ts',
    'components/guest/guest-surface.ts',
  ],
  litelement: true,
  packagejson: false,
};
