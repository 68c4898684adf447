import { html, type Content, type Html } from '../../../core/text/html.ts';
import type { Operation } from '../../../core/contract/operation.ts';
import type { KeyPrincipal } from '../../../core/api/principal.ts';
import type { PageApi } from '../../shell/page-api.ts';
import { strokeIcon, type IconName } from '../../shell/icons.ts';

/** The groups of the console's sections, in their order. */
const GROUPS = {
  home: { name: 'Home', icon: 'home' },
  orders: { name: 'Orders', icon: 'receipt' },
  merchants: { name: 'Merchants', icon: 'store' },
  money: { name: 'Money', icon: 'bank' },
  sites: { name: 'Guest sites', icon: 'globe' },
  developers: { name: 'Developers', icon: 'code' },
  team: { name: 'Team', icon: 'team' },
  sandbox: { name: 'Test and go live', icon: 'flask' },
} as const satisfies Readonly<Record<string, { readonly name: string; readonly icon: IconName }>>;

type GroupName = keyof typeof GROUPS;

/** The navigation entry of a section. */
export interface NavigationEntry {
  /** Below `/console`. */
  readonly path: string;
  readonly name: string;
  readonly group: GroupName;
  /** The operation without which there is nothing behind it; its scope is that of the section. */
  readonly needs?: Operation;
  /** The sandbox alone has it. */
  readonly sandboxOnly?: true;
}

/** A group with the sections that an environment has, at least one. */
export interface NavigationGroup {
  readonly name: string;
  readonly icon: IconName;
  readonly sections: readonly NavigationEntry[];
}

/** The groups that a caller sees: the environment has them, and the scopes allow them. */
export function groupsOf(
  sections: readonly NavigationEntry[],
  principal: Pick<KeyPrincipal, 'environment' | 'scopes'>,
  api: Pick<PageApi, 'allows'>,
): readonly NavigationGroup[] {
  const present = sections.filter(
    ({ needs, sandboxOnly }) =>
      (needs === undefined || api.allows(needs, principal)) &&
      (!sandboxOnly || principal.environment === 'sandbox'),
  );
  const groups = Map.groupBy(present, ({ group }) => group);
  return Object.entries(GROUPS).flatMap(([group, { name, icon }]) => {
    const own = groups.get(group as GroupName);
    return own ? [{ name, icon, sections: own }] : [];
  });
}

/** @param section path of a section */
export function groupWith(
  groups: readonly NavigationGroup[],
  section: string | undefined,
): NavigationGroup | undefined {
  return groups.find(({ sections }) => sections.some(({ path }) => path === section));
}

/** Returns the section that a page belongs to, by its address: the longest path counts. */
export function sectionAt(
  sections: readonly NavigationEntry[],
  address: string,
): NavigationEntry | undefined {
  return sections
    .filter(({ path }) => address === path || (path !== '/console' && address.startsWith(`${path}/`)))
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

/** Renders the groups, and below the present one its sections. */
export function navigation(groups: readonly NavigationGroup[], present: string | undefined): Html {
  const open = groupWith(groups, present);
  return html`<nav class="groups" aria-label="Console">
    <ul>
      ${groups.map((group) => {
        const [first] = group.sections;
        const isAlone = group.sections.length === 1;
        return html`<li>
          <a href="${first?.path}" ${isAlone && group === open && CURRENT}
            >${strokeIcon(group.icon)}${group.name}</a
          >
          ${
            group === open &&
            !isAlone &&
            html`<ul>
              ${sectionLinks(group, present).map((link) => html`<li>${link}</li>`)}
            </ul>`
          }
        </li>`;
      })}
    </ul>
  </nav>`;
}

/** Renders the sections beside the present one where the navigation is folded. */
export function sectionTabs(groups: readonly NavigationGroup[], present: string | undefined): Content {
  const group = groupWith(groups, present);
  if (!group || group.sections.length === 1) return undefined;
  return html`<nav class="tabs sections" aria-label="${group.name}">${sectionLinks(group, present)}</nav>`;
}

function sectionLinks({ sections }: NavigationGroup, present: string | undefined): Html[] {
  return sections.map(({ path, name }) => html`<a href="${path}" ${path === present && CURRENT}>${name}</a>`);
}

const CURRENT = html`aria-current="page"`;
