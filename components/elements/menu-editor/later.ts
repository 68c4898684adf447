/**
 * What opens in a menu, and what is said of work. It is loaded behind the first rendering (load-later.ts).
 */
export { NameForm } from './name-form.ts';
export { PartCard } from './parts/part-card.ts';
export { busyText } from './late-words.ts';
export { groupsList } from './groups-list.ts';
export { exportMenu, MenuTools } from './menu-tools.ts';
export { VersionsCard } from './versions-card.ts';
