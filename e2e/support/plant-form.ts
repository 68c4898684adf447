import type { Locator, Page } from '@playwright/test';

export interface PlantValues {
  readonly id: string;
  readonly name: string;
  readonly tag?: string;
}

/** The form of `<trellis-create-plant>` as a person uses it: by its labels. */
export class PlantForm {
  readonly form: Locator;
  readonly number: Locator;
  readonly name: Locator;
  readonly tag: Locator;
  readonly add: Locator;
  readonly clear: Locator;
  readonly tryAgain: Locator;

  /** @param within - a page with one form, or the part of a page that contains it */
  constructor(within: Page | Locator) {
    this.form = within.getByRole('form', { name: 'Add a plant' });
    this.number = this.form.getByLabel('Plant number');
    this.name = this.form.getByLabel('Name');
    this.tag = this.form.getByLabel('Tag');
    this.add = this.form.getByRole('button', { name: 'Add plant' });
    this.clear = this.form.getByRole('button', { name: 'Clear' });
    this.tryAgain = this.form.getByRole('button', { name: 'Try again' });
  }

  async enter({ id, name, tag = '' }: PlantValues): Promise<void> {
    await this.number.fill(id);
    await this.name.fill(name);
    await this.tag.fill(tag);
  }

  async submit(values: PlantValues): Promise<void> {
    await this.enter(values);
    await this.add.click();
  }

  /** The form's message after a plant was added. */
  added(name: string): Locator {
    return this.form.getByText(`${name} was added.`);
  }

  /** The present values of the fields. */
  async values(): Promise<PlantValues> {
    const [id, name, tag] = await Promise.all(
      [this.number, this.name, this.tag].map((it) => it.inputValue()),
    );
    return { id: id ?? '', name: name ?? '', tag: tag ?? '' };
  }
}

let last = BigInt(Date.now()) * 1_000_000n;

/** A number that no other test of this worker uses; too large for a float. */
export function freshNumber(): string {
  last += 1n;
  return String(last);
}
