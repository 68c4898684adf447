/**
 * An element that the package publishes. Its class is `Trellis` and its name in capitals:
 * `TrellisCreatePlant`.
 */
export interface PublishedElement {
  /** Of its tag, without `trellis-`; of its file, without `.ts`; of its entry in the package. */
  readonly name: string;
  /** Its folder in components/, if that isn't `elements/` and its name. */
  readonly folder?: string;
  /** It is in the package's main entry, with React's wrapper of it; others have entries of their own. */
  readonly isInMain?: boolean;
  /** The most that its first load may weigh, with the session's and the loader, in bytes of gzip. */
  readonly firstLoadBytes?: number;
  /**
   * Elements outside of the main entry are built on components/records/, unless it says that this one isn't.
   */
  readonly isSurface?: false;
}

/**
 * All elements that are published. The package's builds, the loader, the manifest, the size budgets and the
 * checks of package.json are derived from this list. An element is a folder in components/elements/ (`x.ts`
 * with its class, which it registers, `x.react.ts` for React, `languages/` with what it says in each other
 * language), a line here, and the lines of package.json that a test asks for: two, or one for an
 * element of the main entry.
 */
export const ELEMENTS: readonly PublishedElement[] = [
  { name: 'session', folder: 'session', isInMain: true },
  { name: 'create-plant', isInMain: true, firstLoadBytes: 14_000 },
  { name: 'onboarding', firstLoadBytes: 32_000 },
  { name: 'webhooks', firstLoadBytes: 24_000, isSurface: false },
  { name: 'reporting', firstLoadBytes: 32_000 },
  { name: 'menu-editor', firstLoadBytes: 40_000 },
  { name: 'locations', firstLoadBytes: 26_000 },
  { name: 'team', firstLoadBytes: 24_000 },
  { name: 'payments', firstLoadBytes: 34_000 },
  { name: 'payouts', firstLoadBytes: 28_000 },
  { name: 'balance', folder: 'elements/payouts', firstLoadBytes: 23_000 },
  { name: 'dashboard', firstLoadBytes: 34_000 },
  { name: 'notification-banner', firstLoadBytes: 23_000 },
  { name: 'ordering', folder: 'guest', firstLoadBytes: 21_000, isSurface: false },
  { name: 'loyalty', folder: 'guest', firstLoadBytes: 21_000, isSurface: false },
  { name: 'pay-link', folder: 'guest', firstLoadBytes: 21_000, isSurface: false },
];

/** An element's file: its class, which it registers, or React's wrapper (`.react`). */
export const fileOf = (element: PublishedElement, kind: '' | '.react' = ''): string =>
  `components/${folderOf(element)}/${element.name}${kind}.ts`;

const folderOf = ({ name, folder = `elements/${name}` }: PublishedElement): string => folder;

/** The folders of components/ with elements that are built on components/records/, and that folder itself. */
export const surfaceFolders = (): string[] => {
  const surfaces = ELEMENTS.filter(({ isInMain, isSurface = !isInMain }) => isSurface);
  return [...new Set(['records', ...surfaces.map(folderOf)])];
};

/** The files that register elements, by the names of their entries. */
export const elementEntries = (): Record<string, string> =>
  Object.fromEntries(ELEMENTS.map((element) => [element.name, fileOf(element)]));

/** The wrappers for React that are entries of their own, by the names of those. */
export const reactEntries = (): Record<string, string> =>
  Object.fromEntries(
    ELEMENTS.filter(({ isInMain }) => !isInMain).map((element) => [
      `react-${element.name}`,
      fileOf(element, '.react'),
    ]),
  );

/** What partners' servers import, by the names of the entries: nothing in it needs a browser. */
export const serverEntries = (): Record<string, string> => ({
  server: 'components/server/server.ts',
  'server-node': 'components/server/node.ts',
});

/**
 * The sources of all entries of the package, by their names in dist/npm/: elements, wrappers and what goes
 * with them.
 */
export const packageEntries = (): Record<string, string> => ({
  trellis: 'components/entries/trellis.ts',
  ...elementEntries(),
  react: 'components/entries/react.ts',
  ...reactEntries(),
  localize: 'components/i18n/localize.ts',
  ...serverEntries(),
});

/**
 * Those that raw elements have types for; `components/entries/frameworks/` has what each of them calls a
 * listener and a property.
 */
export const FRAMEWORKS = ['react', 'react-18', 'preact', 'vue', 'svelte', 'solid'] as const;

/**
 * What package.json says of the entries: where each one's code is. The types are beside it, in a file of its
 * name.
 */
export const packageExports = (): Record<string, string> =>
  Object.fromEntries(
    [...Object.keys(packageEntries()), ...FRAMEWORKS.map((name) => `types-${name}`)].map((name) => [
      name === 'trellis' ? '.' : `./${name.replace(/^(react|server|types)-/, '$1/')}`,
      `./dist/npm/${name}.js`,
    ]),
  );

/**
 * The languages whose files of the main entry the loader knows by heart; in the others it asks for one file
 * more.
 */
const BY_HEART = ['en', 'de'];

/** The file of a name that stays, which leads to those of an element in a language; English has no suffix. */
export const facadeOf = (name: string, language: string): string =>
  `${name}${language === 'en' ? '' : `.${language}`}.js`;

/** By such a file of the main entry, in the languages known by heart: the files that it leads to. */
export function mainFilesOf<Files>(
  byLanguage: Readonly<Record<string, Readonly<Record<string, Files>>>>,
): Record<string, Files> {
  const main = ELEMENTS.filter(({ isInMain }) => isInMain);
  const known = BY_HEART.flatMap((language) =>
    main.map(({ name }) => [facadeOf(name, language), byLanguage[language]?.[`trellis-${name}`]] as const),
  );
  return Object.fromEntries(known.filter((one): one is [string, Files & {}] => one[1] !== undefined));
}

/** The file that leads the loader to an element; none for one that it knows by heart. */
export function leadTo(tagName: string, language: string): string[] {
  const element = ELEMENTS.find(({ name }) => `trellis-${name}` === tagName);
  if (!element || (element.isInMain && BY_HEART.includes(language))) return [];
  return [facadeOf(element.name, language)];
}
