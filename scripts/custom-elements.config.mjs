/** How the manifest of the elements is made. Without `packagejson: false` each build would write into package.json. */
export default {
  globs: [
    'components/session/session.ts',
    'components/create-plant/create-plant.ts',
    'components/webhooks/webhooks.ts',
  ],
  litelement: true,
  packagejson: false,
};
