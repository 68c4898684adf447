/** Files of journeys that Firefox runs. */
export const journeys = [
  'create-plant',
  'csp',
  'dashboard',
  'hosted',
  'hosted-dashboard',
  'keyboard',
  'loyalty',
  'menu-editor',
  'onboarding-element',
  'ordering',
  'ordering-element',
  'ordering-keyboard',
  'pay-link',
  'payouts',
  'reports',
  'session',
  'webhooks',
].map((name) => `**/e2e/*/${name}.spec.ts`);

/** What is skipped here, by what its title says, with the reason. */
export const notRun: ReadonlyMap<RegExp, string> = new Map([
  [
    /without script/,
    'Playwright leaves javaScriptEnabled out over WebDriver BiDi: Firefox 153 has no emulation.setScriptingEnabled',
  ],
  [/in forced colors/, 'Firefox 153 has no emulation.setMediaFeaturesOverride'],
  [/the observer itself notices/, 'Firefox tells of blocked styles in other words'],
]);
