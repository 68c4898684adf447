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
import type { SessionApi } from '../../kit/loading/session-api.ts';
import type { Loaded } from '../../records/record.ts';
import { refusalText } from '../../records/refusals.ts';
import { focusOn, html } from '../../session/base-element.ts';
import { NOT_FOUND, STALE, type TrellisError } from '../../session/trellis-error.ts';
import { type Device, DEVICES_PATH, nameOf, type Person, type Place, type StaffRole } from './records.ts';
import type { TeamAction, TeamPlace, TeamWork } from './team-work.ts';
import {
  blamed,
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
  type TypedForm,
} from './team-fields.ts';

// The element words failures with it.
export { refusalOf } from './team-fields.ts';

const LOOK_EVERY_MS = 4000;

/** The state that the panels read and change. */
interface PanelsContext {
  api: SessionApi;
  work: TeamWork;
  people: Loaded<Person[]>;
  devices: Loaded<Device[]>;
  /** The locations that a person or a device can be limited to; none that the session may not read. */
  places: () => readonly Place[];
  /** The roles that the session may give; `undefined` from a service that doesn't say. */
  roles: () => readonly StaffRole[] | undefined;
  /** The path of the people in the API. */
  path: () => string;
  /** Whether a device can still be opened for the first time. */
  isWaiting: (device: Device) => boolean;
  deviceAddress: () => string | undefined;
}

type Kind = Exclude<TeamAction, 'invite-again'>;

/** The form or the question that is open: about whom or what, with what was typed. */
interface Open extends TypedForm {
  kind: Kind;
  /** Whether a device is added by a link, which needs no code. */
  isByLink: boolean;
  /** ID of the person or the device; empty in a form for another one. */
  id: string;
}

/** A change to send, and what to say once it is made. */
interface Change {
  action: TeamAction;
  id: string;
  send: () => Promise<unknown>;
  done: (response: unknown) => string;
  refused?: (error: TrellisError) => boolean;
}

/** The menus of people and devices, and the one form or question that is open. */
export class TeamPanels {
  #host: LitElement;
  #of: PanelsContext;
  #open: Open | undefined;
  /** The link of the device that was just added by one. */
  #made: { id: string; link: string } | undefined;
  /** The reload after someone else's change; the next request waits for it. */
  #reading: Promise<unknown> | undefined;
  /** Looks whether a device has been opened meanwhile. */
  #polling: Polling;

  constructor(host: LitElement, of: PanelsContext) {
    this.#host = host;
    this.#of = of;
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

  /** Renders what can be done with a person: of one in a role that the session can't give, only the locations. */
  personMenu(person: Person): TemplateResult | typeof nothing {
    const { id, status, role, locations } = person;
    const canGive = this.#roles.includes(role);
    if (!canGive && this.#of.places().length < 2) return nothing;
    const press = (): void => this.#show('change-role', id, { role }, locations);
    return this.#menu(id, nameOf(person), [
      { label: this.#title('change-role', role), press },
      ...(canGive && status === 'invited'
        ? [{ label: msg('Send again'), press: () => void this.#sendAgain(id) }]
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
                  ${withName((where) => msg(str`Open ${where} on the tablet, and type the code that it shows.`), address)}
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
    await this.#run({
      ...this.#change(open),
      action: open.kind,
      id: open.id,
      refused: (error) => {
        const isShown = /remove/.test(open.kind) ? false : open.state.refuse(error);
        if (isShown) open.state.focusWrong();
        return isShown;
      },
    });
  }

  async #sendAgain(id: string): Promise<void> {
    const { api, path, people } = this.#of;
    this.#open = undefined;
    await this.#run({
      action: 'invite-again',
      id,
      send: () => api.change<Person>('POST', `${path()}/${id}/invitation`, {}),
      done: (response) => this.#replace(people, response as Person, msg('The invitation is sent.')),
    });
  }

  #change({ kind, id, typed, chosen, isByLink }: Open): Pick<Change, 'send' | 'done'> {
    const { api, path, people, devices } = this.#of;
    const name = typed.name.trim();
    // Without a choice, locations stay as they are.
    const where = this.#of.places().length > 1 ? { locations: chosen.length > 0 ? chosen : null } : {};
    switch (kind) {
      case 'invite': {
        const body = { email: typed.email.trim(), ...(name && { name }), role: typed.role, ...where };
        return {
          send: () => api.change<Person>('POST', path(), body),
          done: (response) => {
            const made = response as Person;
            // An invitation that has expired is replaced.
            people.value = people.value?.filter(({ email }) => email !== made.email);
            return this.#add(people, made, msg('The invitation is sent.'));
          },
        };
      }
      case 'change-role':
        return {
          send: this.#update(people, path(), id, {
            ...(this.#gives(typed.role) && { role: typed.role }),
            ...where,
          }),
          done: (changed) => this.#replace(people, changed as Person, msg('Saved.')),
        };
      case 'remove-person':
        return {
          send: () => api.request({ method: 'DELETE', path: `${path()}/${id}` }),
          done: () => this.#drop(people, id, 'invite'),
        };
      case 'add-device': {
        const body = { name, ...(!isByLink && { code: typed.code.trim() }), ...where };
        return {
          send: () => api.change<Device>('POST', DEVICES_PATH, body),
          done: (response) => {
            const { link, ...made } = response as Device & { link?: string | null };
            this.#made = link ? { id: made.id, link } : undefined;
            const text = this.#add(devices, made, link ? '' : msg('The device is added.'));
            if (link) void focusOn(this.#host, '[id=link]');
            return text;
          },
        };
      }
      case 'rename-device':
        return {
          send: this.#update(devices, DEVICES_PATH, id, { name, ...where }),
          done: (changed) => this.#replace(devices, changed as Device, msg('Saved.')),
        };
      case 'remove-device':
        return {
          send: () => api.request({ method: 'DELETE', path: `${DEVICES_PATH}/${id}` }),
          done: () => this.#drop(devices, id, 'add-device'),
        };
    }
  }

  /** The version is the one known when the request is first sent. A retry repeats that request. */
  #update<Row extends Person | Device>(
    list: Loaded<Row[]>,
    path: string,
    id: string,
    change: object,
  ): () => Promise<Row> {
    let version: number | undefined;
    return () => {
      version ??= list.value?.find((one) => one.id === id)?.version;
      return this.#of.api.change<Row>('PATCH', `${path}/${id}`, { ...change, version });
    };
  }

  /** Reloads what someone else has changed or removed; the next attempt is sent after that. */
  #run({ action, id, send, done, refused }: Change): Promise<void> {
    const { work, people, devices } = this.#of;
    const place: TeamPlace = /device/.test(action) ? 'devices' : 'people';
    const isOwner = people.value?.find((one) => one.id === id)?.role === 'owner';
    return work.run<unknown>({
      place,
      action,
      about: id ? { [place === 'people' ? 'person' : 'device']: id } : {},
      scope: 'staff:write',
      send: async () => {
        await this.#reading;
        try {
          return await send();
        } catch (cause) {
          throw blamed(cause as TrellisError, isOwner);
        }
      },
      done,
      refused: (error) => {
        if ([STALE, NOT_FOUND].includes(error.code))
          this.#reading = place === 'people' ? people.load() : devices.load();
        return refused?.(error) ?? false;
      },
    });
  }

  #add<Row extends Person | Device>(list: Loaded<Row[]>, made: Row, text: string): string {
    list.value = [...(list.value ?? []).filter(({ id }) => id !== made.id), made];
    return this.#finish(`[popovertarget="more-${made.id}"]`, text);
  }

  #replace<Row extends Person | Device>(list: Loaded<Row[]>, changed: Row, text: string): string {
    list.value = list.value?.map((one) => (one.id === changed.id ? changed : one));
    return this.#finish(`[popovertarget="more-${changed.id}"]`, text);
  }

  #drop<Row extends Person | Device>(list: Loaded<Row[]>, id: string, action: string): string {
    list.value = list.value?.filter((one) => one.id !== id);
    return this.#finish(`[data-action=${action}]`, msg('Removed.'));
  }

  #finish(focus: string, text: string): string {
    this.#open = undefined;
    void focusOn(this.#host, focus);
    return text;
  }
}

function problemsOf(open: Open): Problems<FieldName, string> {
  if (open.kind === 'invite') return invitationProblems(open);
  if (open.kind === 'add-device') return deviceProblems(open, !open.isByLink);
  return open.kind === 'rename-device' ? deviceProblems(open, false) : {};
}
