/**
 * Operations that change no record though they aren't `GET`: they compute, preview, or hand out a token.
 * They have no entry in the audit log.
 */
export const WITHOUT_ENTRY: ReadonlySet<string> = new Set([
  'createSession',
  // They have no partner yet. The approval, which a person gives on the console, has an entry.
  'createCliLogin',
  'claimCliLogin',
  'quoteOrder',
  'quoteOrderRefund',
  'quotePrice',
  'previewPriceRule',
  'previewPriceRuleChange',
  'previewTheme',
]);

/**
 * The texts that entries show, by the tag of the operation: how a business and its records are named and
 * set up. Texts that aren't listed are hidden: what guests, applicants and their banks are called, every
 * note, every URL, which may have a secret in its query, and all metadata. A new field is hidden until it
 * is listed.
 */
export const SHOWN_TEXTS: Readonly<Record<string, readonly string[]>> = {
  Plants: ['name', 'tag'],
  Partners: ['name', 'slug', 'sandbox_name', 'origins', 'partner.name', 'partner.slug'],
  Keys: ['name', 'capability', 'api_version', 'last_four'],
  Merchants: ['display_name', 'legal_name', 'slug', 'country', 'timezone', 'language', 'plan'],
  Locations: [
    'name',
    'slug',
    'timezone',
    'day_starts_at',
    ...['default', 'pickup', 'delivery', 'dine_in'].flatMap((of) => [
      `hours.${of}.open`,
      `hours.${of}.close`,
    ]),
    ...['date', 'ranges.open', 'ranges.close', 'reason'].map((name) => `exceptions.${name}`),
    'pause.reason',
    'taxes.name',
    'taxes.categories',
  ],
  Menus: [
    'name',
    'sections.name',
    'sections.items.name',
    'sections.items.variations.name',
    'groups.name',
    'groups.modifiers.name',
    'item.name',
    'item.variations.name',
    'group.name',
    'group.modifiers.name',
  ],
  Images: ['alt'],
  Pricing: ['target'],
  Loyalty: ['terminology.one', 'terminology.other', 'reward_tiers.name'],
  Devices: ['name'],
  Domains: ['host'],
  Members: ['email', 'name'],
  'Single sign-on': ['issuer', 'client_id', 'domains', 'domains.domain'],
  Staff: ['email', 'name'],
  Storefronts: ['tagline', 'about', 'allergen_note'],
  Webhooks: ['api_version'],
};
