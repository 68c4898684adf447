import { type LitElement, nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../i18n/message.ts';
import { button } from '../../kit/controls/button.ts';
import { copyButton } from '../../kit/controls/copy-button.ts';
import { menu } from '../../kit/controls/overlays.ts';
import { panel } from '../../kit/controls/panel.ts';
import { FormState, type Problems } from '../../kit/forms/form-state.ts';
import { withName } from '../../kit/loading/failure-text.ts';
import { notice } from '../../kit/loading/notice.ts';
import { Polling } from '../../kit/loading/polling.ts';
import { refusalText } from '../../records/refusals.ts';
import { focusOn, html } from '../../session/base-element.ts';
import { type Device, nameOf, type Person, type StaffRole } from './records.ts';
import { type Kind, type MadeDevice, type Open, type PanelsContext, TeamChanges } from './team-changes.ts';
import {
  codeField,
  deviceNameField,
  deviceProblems,
  emailField,
  type FieldName,
  FIELDS,
  invitationProblems,
  linkField,
  personNameField,
  placesField,
  refusalOf,
  roleField,
  ROLES,
} from './team-fields.ts';

// The element words failures with it.
export { refusalOf } from './team-fields.ts';

const LOOK_EVERY_MS = 4000;

/** The menus of people and devices, and the one form or question that is open. */
export class TeamPanels {
  #host: LitElement;
  #of: PanelsContext;
  #open: Open | undefined;
  /** The link of the device that was just added by one. */
  #made: MadeDevice | undefined;
  #changes: TeamChanges;
  /** Looks whether a device has been opened meanwhile. */
  #polling: Polling;

  constructor(host: LitElement, of: PanelsContext) {
    this.#host = host;
    this.#of = of;
    this.#changes = new TeamChanges(of, {
      gives: (role) => this.#gives(role),
      showLink: (made) => (this.#made = made),
      finish: (selector) => {
        this.#open = undefined;
        this.#focus(selector);
      },
      focus: this.#focus,
    });
    this.#polling = new Polling(host, async () => {
      await of.devices.load();
      return LOOK_EVERY_MS;
    });
  }

  /** Looks for devices that wait to be opened, while the session can be used. */
  follow(isReady: boolean): void {
    this.#polling.turn(isReady && !!this.#of.devices.value?.some(this.#of.isWaiting));
  }

  isOpen(kind: Kind): boolean {
    return this.#open?.kind === kind;
  }

  close(): void {
    this.#open = undefined;
    this.#made = undefined;
  }

  get #roles(): readonly StaffRole[] {
    return this.#of.roles() ?? ROLES;
  }

  /** Opens the form of a card, or leaves it. */
  toggle(kind: 'invite' | 'add-device'): void {
    if (this.isOpen(kind)) this.#leave();
    else this.#show(kind);
  }

  /**
   * Renders what can be done with a person: of one in a role that the session can't give, only the locations.
   */
  personMenu(person: Person): TemplateResult | typeof nothing {
    const { id, status, role, locations } = person;
    const canGive = this.#roles.includes(role);
    if (!canGive && this.#of.places().length < 2) return nothing;
    const press = (): void => this.#show('change-role', id, { role }, locations);
    return this.#menu(id, nameOf(person), [
      { label: this.#title('change-role', role), press },
      ...(canGive && status === 'invited'
        ? [{ label: msg('Send again'), press: () => this.#sendAgain(id) }]
        : []),
      ...(canGive
        ? [{ label: msg('Remove'), kind: 'risky' as const, press: () => this.#show('remove-person', id) }]
        : []),
    ]);
  }

  deviceMenu({ id, name, locations }: Device): TemplateResult {
    return this.#menu(id, name, [
      {
        label: this.#title('rename-device'),
        press: () => this.#show('rename-device', id, { name }, locations),
      },
      { label: msg('Remove'), kind: 'risky', press: () => this.#show('remove-device', id) },
    ]);
  }

  /** Renders the form or the question about a person, if it is open. */
  ofPerson(id: string): TemplateResult | undefined {
    return this.render('change-role', id) ?? this.render('remove-person', id);
  }

  /** Renders the form or the question about a device, if it is open, or the link that enrolls it. */
  ofDevice(device: Device): TemplateResult | undefined {
    const { id } = device;
    const form = this.render('rename-device', id) ?? this.render('remove-device', id);
    const made = this.#made;
    if (form || made?.id !== id || !this.#of.isWaiting(device)) return form;
    return notice({
      kind: 'done',
      title: msg('The device is added.'),
      advice: html`${linkField(made.link)}${copyButton(made.link, msg('Copy link'))}`,
    });
  }

  /** Renders the panel if it is the one that is open. */
  render(kind: Kind, id = ''): TemplateResult | undefined {
    const open = this.#open;
    if (open?.kind !== kind || open.id !== id) return undefined;
    const { work } = this.#of;
    open.isBusy = work.busy === kind;
    return panel({
      ...this.#words(open),
      isRisky: /remove/.test(kind),
      body: this.#body(open),
      busyText: open.isBusy ? work.busyText : '',
      onSubmit: () => void this.#submit(open),
      onCancel: this.#leave,
    });
  }

  #menu(id: string, name: string, actions: Parameters<typeof menu>[0]['actions']): TemplateResult {
    return menu({
      name: `more-${id}`,
      label: html`${msg('Manage')}<span class="unseen"> <bdi>${name}</bdi></span>`,
      actions,
    });
  }

  #words({ kind, typed }: Open): { title: string; submit: string } {
    const words: Record<Kind, [title: string, submit: string]> = {
      invite: [msg('Invite someone'), msg('Send invitation')],
      'change-role': [this.#title('change-role', typed.role), msg('Save')],
      'remove-person': [msg('Remove this person?'), msg('Remove')],
      'add-device': [msg('Add a device'), msg('Add device')],
      'rename-device': [this.#title('rename-device'), msg('Save')],
      'remove-device': [msg('Remove this device?'), msg('Remove')],
    };
    const [title, submit] = words[kind];
    return { title, submit };
  }

  #title(kind: 'change-role' | 'rename-device', role = ''): string {
    const hasPlaces = this.#of.places().length > 1;
    if (kind === 'change-role' && !this.#gives(role)) return msg('Locations');
    if (kind === 'change-role') return hasPlaces ? msg('Role and locations') : msg('Change role');
    return hasPlaces ? msg('Name and locations') : msg('Rename');
  }

  #body(open: Open): TemplateResult {
    const places = placesField(open, this.#of.places());
    const address = this.#of.deviceAddress();
    switch (open.kind) {
      case 'invite':
        return html`<div class="pair">${emailField(open)} ${personNameField(open)}</div>
          ${roleField(open, this.#roles)} ${places}`;
      case 'change-role':
        return html`${this.#gives(open.typed.role) ? roleField(open, this.#roles) : ''} ${places}`;
      case 'add-device':
        return html`${
            address
              ? html`<p class="small">
                  ${withName(
                    (where) => msg(str`Open ${where} on the tablet, and type the code that it shows.`),
                    address,
                  )}
                </p>`
              : ''
          }
          <div class="pair">${deviceNameField(open)} ${codeField(open, address)}</div>
          ${places}
          <div>
            ${button({
              label: msg('Make a link instead'),
              isSlim: true,
              isBusy: open.isBusy,
              press: () => void this.#submit(open, true),
            })}
          </div>`;
      case 'rename-device':
        return html`${deviceNameField(open)} ${places}`;
      case 'remove-person':
        return html`<p class="small">${msg('This person is signed out with the next request.')}</p>`;
      case 'remove-device':
        return html`<p class="small">
          ${msg('The person who is using it is signed out with the next request.')}
        </p>`;
    }
  }

  #show(
    kind: Kind,
    id = '',
    typed: Partial<Open['typed']> = {},
    chosen: readonly string[] | null = null,
  ): void {
    if (this.#of.work.busy) return;
    this.#of.work.invalidate();
    const state = new FormState<FieldName>(this.#host, {
      names: FIELDS,
      check: () => problemsOf(open),
      refused: (error) => refusalOf(error)?.[1] ?? refusalText(error),
    });
    const role = this.#gives('cashier') ? 'cashier' : `${this.#roles[0]}`;
    const all = { email: '', name: '', code: '', role, ...typed };
    const open: Open = { kind, id, typed: all, chosen: chosen ?? [], state, isBusy: false, isByLink: false };
    this.#open = open;
    this.#made = undefined;
    void focusOn(this.#host, '.panel :is(input, select, .risky)');
  }

  #focus = (selector: string): void => void focusOn(this.#host, selector);

  /** Closes what is open. The focus goes back to where it was opened. */
  #leave = (): void => {
    const { kind = '', id } = this.#open ?? {};
    this.#open = undefined;
    this.#of.work.invalidate();
    void focusOn(this.#host, id ? `[popovertarget="more-${id}"]` : `[data-action=${kind}]`);
  };

  #gives(role: string): boolean {
    return this.#roles.some((one) => one === role);
  }

  async #submit(open: Open, isByLink = false): Promise<void> {
    open.isByLink = isByLink;
    if (this.#of.work.busy || !open.state.validate()) return;
    await this.#changes.run({
      ...this.#changes.of(open),
      action: open.kind,
      id: open.id,
      refused: (error) => {
        const isShown = /remove/.test(open.kind) ? false : open.state.refuse(error);
        if (isShown) open.state.focusWrong();
        return isShown;
      },
    });
  }

  #sendAgain(id: string): void {
    this.#open = undefined;
    void this.#changes.sendAgain(id);
  }
}

function problemsOf(open: Open): Problems<FieldName, string> {
  if (open.kind === 'invite') return invitationProblems(open);
  if (open.kind === 'add-device') return deviceProblems(open, !open.isByLink);
  return open.kind === 'rename-device' ? deviceProblems(open, false) : {};
}
