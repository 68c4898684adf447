import { nothing, type TemplateResult } from 'lit';
import { msg, str } from '../../i18n/message.ts';
import { choiceGroup } from '../../kit/forms/choices.ts';
import { textField } from '../../kit/forms/field.ts';
import type { FormState, Problems } from '../../kit/forms/form-state.ts';
import { selectField } from '../../kit/forms/select-field.ts';
import { textProblem } from '../../records/typed-problems.ts';
import { html } from '../../session/base-element.ts';
import { STATE_FORBIDS, TrellisError } from '../../session/trellis-error.ts';
import { type Place, roleText, type StaffRole } from './records.ts';

export const FIELDS = ['email', 'name', 'code', 'role', 'locations'] as const;
export type FieldName = (typeof FIELDS)[number];
type TextName = Exclude<FieldName, 'locations'>;

/** A form's typed values and their problems. */
export interface TypedForm {
  typed: Record<TextName, string>;
  /** IDs of the only locations; all, if none is chosen. */
  chosen: readonly string[];
  state: FormState<FieldName>;
  isBusy: boolean;
}

/** The roles, from the most to the fewest rights. */
export const ROLES: readonly StaffRole[] = ['owner', 'manager', 'cashier', 'kitchen', 'accountant'];
/** The error code for a code that no device shows. */
const CODE_WRONG = 40025;
const CODE_LENGTH = 8;
const LONGEST_PERSON = 100;
const LONGEST_DEVICE = 60;

export const emailField = (form: TypedForm): TemplateResult =>
  text(form, 'email', {
    label: msg('Email'),
    hint: msg('The person signs in with this address.'),
    type: 'email',
    required: true,
  });

export const personNameField = (form: TypedForm): TemplateResult =>
  text(form, 'name', { label: msg('Name') });

export const deviceNameField = (form: TypedForm): TemplateResult =>
  text(form, 'name', { label: msg('Name of the device'), required: true });

/** The link that enrolls the device on which it is opened. */
export const linkField = (link: string): TemplateResult =>
  textField(
    {
      name: 'link',
      label: msg('Link'),
      value: link,
      hint: msg('Open this link on the device. It works once, and is shown only now.'),
      readonly: true,
      required: true,
    },
    () => {},
  );

/** @param address where the device shows its code, if the page has said so */
export const codeField = (form: TypedForm, address: string | undefined): TemplateResult => {
  const hint = address
    ? undefined
    : msg('Open the page for devices of your dashboard on the tablet. It shows a code.');
  return text(form, 'code', { label: msg('Code'), hint, required: true });
};

/** Renders the choice of one of the roles that the session may give, with what the chosen one may do. */
export const roleField = ({ typed, state, isBusy }: TypedForm, roles: readonly StaffRole[]): TemplateResult =>
  selectField(
    {
      name: 'role',
      label: msg('Role'),
      value: typed.role,
      options: roles.map((role) => [role, roleText(role)] as const),
      hint: rightsText(typed.role),
      error: state.problems.role,
      disabled: isBusy,
    },
    (role) => {
      typed.role = role;
      state.changed('role');
    },
  );

/** Renders the choice of locations, if there is something to choose from. */
export const placesField = (form: TypedForm, places: readonly Place[]): TemplateResult | typeof nothing =>
  places.length > 1
    ? choiceGroup(
        {
          type: 'checkbox',
          name: 'locations',
          label: msg('Locations'),
          hint: msg('None chosen: all locations'),
          error: form.state.problems.locations,
          disabled: form.isBusy,
          chosen: form.chosen,
          choices: places.map(({ id, name }) => ({ value: id, label: html`<bdi>${name}</bdi>` })),
        },
        (id) => {
          const others = form.chosen.filter((one) => one !== id);
          form.chosen = others.length < form.chosen.length ? others : [...form.chosen, id];
          form.state.changed('locations');
        },
      )
    : nothing;

function rightsText(role: string): string | undefined {
  const texts: Partial<Record<string, string>> = {
    owner: msg('Everything, with bank accounts and the team'),
    manager: msg('Orders, refunds, menus, hours, reports and the team'),
    cashier: msg('Orders, pay links and loyalty'),
    kitchen: msg('Orders, and what is sold out'),
    accountant: msg('Payments, payouts and reports'),
  };
  return texts[role];
}

function text(
  { typed, state, isBusy }: TypedForm,
  name: TextName,
  more: { label: string; hint?: string | undefined; type?: string; required?: boolean },
): TemplateResult {
  return textField(
    { ...more, name, value: typed[name], error: state.problems[name], readonly: isBusy },
    (value) => {
      typed[name] = value;
      state.changed(name);
    },
  );
}

/** The problems of the form of a person who is invited. The service checks the address itself. */
export const invitationProblems = ({ typed }: TypedForm): Problems<FieldName, string> => ({
  email: /^\S+@\S+$/.test(typed.email.trim())
    ? undefined
    : msg('Must be an email address, such as rosie@example.com.'),
  name: textProblem(typed.name, LONGEST_PERSON),
});

/** @param hasCode whether the form asks for a code too */
export const deviceProblems = ({ typed }: TypedForm, hasCode: boolean): Problems<FieldName, string> => ({
  name: typed.name.trim() ? textProblem(typed.name, LONGEST_DEVICE) : msg('Fill in this field.'),
  code:
    !hasCode || typed.code.replaceAll(/[\s-]/g, '').length === CODE_LENGTH
      ? undefined
      : msg(str`Enter the ${CODE_LENGTH} letters that the device shows.`),
});

/**
 * Names the field to blame where the service names none, or refuses a role for want of scopes: the session as
 * such may change the team.
 */
export function blamed(error: TrellisError, isAboutOwner: boolean): TrellisError {
  const { code, detail } = error;
  const { param, message } = detail;
  if (code === CODE_WRONG) return new TrellisError('input', message, { ...detail, param: 'code' });
  if (param === 'role' || (code === STATE_FORBIDS && param === 'email'))
    return new TrellisError('input', message, detail);
  if (code === STATE_FORBIDS && isAboutOwner)
    return new TrellisError('input', message, { ...detail, param: 'role' });
  return error;
}

/** Returns what a refusal means here: in short, and in a sentence that fits below a field. */
export function refusalOf({
  type,
  code,
  detail: { param },
}: TrellisError): [title: string, advice: string] | undefined {
  if (type !== 'input') return undefined;
  const title = msg('This can’t be done.');
  if (param === 'role')
    return [
      title,
      code === STATE_FORBIDS
        ? msg('The last owner stays one. Make another person an owner first.')
        : msg('Only a person with the same or more rights can give or take this role.'),
    ];
  if (param === 'email' && code === STATE_FORBIDS)
    return [title, msg('This person is on the team or invited already.')];
  if (param === 'email') return [title, msg('Must be an email address, such as rosie@example.com.')];
  if (param === 'code')
    return [
      title,
      msg('No device shows this code now. Compare it with the screen, or ask there for another one.'),
    ];
  return undefined;
}
