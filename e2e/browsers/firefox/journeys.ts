/** Files of journeys that Firefox runs. */
export const journeys = [
  'create-plant',
  'csp',
  'hosted',
  'keyboard',
  'loyalty',
  'menu-editor',
  'onboarding-element',
  'ordering-element',
  'ordering-keyboard',
  'payouts',
  'reports',
  'session',
  'webhooks',
].map((name) => `**/e2e/${name}.spec.ts`);

/** What is not run here, by what its title says, with the reason. */
export const notRun: ReadonlyMap<RegExp, string> = new Map([
  [/in forced colours/, 'WebDriver BiDi of this Firefox has no command for it'],
  [/a report is read, compared, downloaded/, 'Playwright learns of no download over WebDriver BiDi'],
  [/an instant payout is what was shown/, 'the same: its file is downloaded'],
  [/a guest orders without loading a page twice/, 'Playwright types behind what a field for numbers holds'],
  [/the observer itself notices/, 'Firefox tells of blocked styles in other words'],
]);
