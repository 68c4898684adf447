/** An app of examples/ that is built, started and used in a browser. */
export interface App {
  /** Its folder, and what its first heading says. */
  readonly name: string;
  readonly heading: string;
  /** The number of the plant that is added: all apps are one merchant’s. */
  readonly plant: string;
  /** It has nothing to build. */
  readonly isUnbuilt?: boolean;
  /** Elements are in the page as it comes from the server. */
  readonly isRenderedOnServer?: boolean;
}

export const APPS: readonly App[] = [
  { name: 'plain', heading: 'Plain', plant: '9223372036854775807', isUnbuilt: true },
  { name: 'react', heading: 'React', plant: '9223372036854775806' },
  { name: 'next', heading: 'Next', plant: '9223372036854775805' },
  { name: 'vue', heading: 'Vue', plant: '9223372036854775804' },
  { name: 'svelte', heading: 'Svelte', plant: '9223372036854775803' },
  { name: 'angular', heading: 'Angular', plant: '9223372036854775802' },
  {
    name: 'server-rendering',
    heading: 'Rendered on the server',
    plant: '9223372036854775801',
    isRenderedOnServer: true,
  },
];
