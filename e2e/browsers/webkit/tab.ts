import axe from 'axe-core';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { expect } from '../../stack/fixtures.ts';
import { forLater, matching, PATIENCE } from './patience.ts';
import { findAll, focused, read, violations, type Wanted } from './in-page.ts';

const FIELDS = ['textbox', 'searchbox', 'combobox', 'listbox', 'spinbutton', 'checkbox', 'radio', 'switch'];

/** A window of WebKitGTK, as a person uses it: by roles and names. What isn’t there yet is waited for. */
export class Tab {
  readonly driver: WebDriver;
  readonly #inside: string;

  constructor(driver: WebDriver, inside = 'body') {
    this.driver = driver;
    this.#inside = inside;
  }

  /** The same window, of which only what matches a selector is looked at; shadow roots don’t count. */
  within(selector: string): Tab {
    return new Tab(this.driver, selector);
  }

  async goto(url: string): Promise<void> {
    await this.driver.get(url);
  }

  /** @param name that it has as a whole, or a pattern of it */
  async find(role: string | readonly string[], name: string | RegExp, at = -1): Promise<WebElement> {
    let found: WebElement[] = [];
    const look = async (): Promise<number> => {
      found = await this.all(role, name).catch(forLater<WebElement[]>([]));
      return found.length;
    };
    await expect
      .poll(look, PATIENCE)
      .toBeGreaterThan(0)
      .catch(async () => {
        const others = await this.run<string[]>(findAll, this.#wanted(role, /^/), true);
        throw new Error(`No ${String(role)} is named ${String(name)}. There are: ${others.join(' | ')}`);
      });
    return found.at(at) as WebElement;
  }

  /** Those that are there now, in the order of the page. */
  all(role: string | readonly string[], name: string | RegExp): Promise<WebElement[]> {
    return this.run<WebElement[]>(findAll, this.#wanted(role, name));
  }

  async press(
    name: string | RegExp,
    role: string | readonly string[] = ['button', 'link', 'tab'],
  ): Promise<void> {
    await this.click(await this.find(role, name));
  }

  /** By the pointer: WebDriver’s own click takes the host of a shadow root for something in the way. */
  async click(element: WebElement): Promise<void> {
    await this.run((one: Element) => one.scrollIntoView({ block: 'center' }), element);
    await this.driver.actions().move({ origin: element }).click().perform();
  }

  async fill(label: string | RegExp, value: string): Promise<void> {
    const field = await this.find(FIELDS, label);
    await field.clear();
    await field.sendKeys(value);
  }

  async fillAll(values: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(values)) await this.fill(label, value);
  }

  /** @param path of a file */
  async upload(label: string | RegExp, path: string): Promise<void> {
    await (await this.find('textbox', label)).sendKeys(path);
  }

  /** Chooses an option of a list by what it says. */
  async choose(label: string | RegExp, option: string): Promise<void> {
    const field = await this.find(FIELDS, label);
    await this.run(
      (list: HTMLSelectElement, text: string) => {
        const chosen = [...list.options].find((one) => one.text.trim() === text);
        if (!chosen)
          throw new Error(`${text} is none of ${[...list.options].map((one) => one.text).join(', ')}`);
        list.value = chosen.value;
        for (const type of ['input', 'change'])
          list.dispatchEvent(new Event(type, { bubbles: true, composed: true }));
      },
      field,
      option,
    );
  }

  async see(text: string | RegExp): Promise<void> {
    await this.#reads(text).toEqual(matching(text));
  }

  async seeNoMore(text: string | RegExp): Promise<void> {
    await this.#reads(text).not.toEqual(matching(text));
  }

  async valueOf(label: string | RegExp): Promise<string> {
    return (await (await this.find(FIELDS, label)).getProperty('value')) as string;
  }

  /** Keys as they are typed, one after the other. */
  async type(...keys: readonly string[]): Promise<void> {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  focused(): Promise<WebElement> {
    return this.run(focused);
  }

  /** Waits until the focus is on what says this. */
  async expectFocusOn(text: string | RegExp): Promise<void> {
    await expect
      .poll(async () => (await this.focused()).getText().catch(forLater('')), {
        ...PATIENCE,
        message: String(text),
      })
      .toEqual(typeof text === 'string' ? text : matching(text));
  }

  async expectNoViolations(): Promise<void> {
    expect(await this.run(violations)).toEqual([]);
  }

  /** Runs a function in the page. It knows only what it is given. */
  async run<Answer>(inPage: (...given: never[]) => unknown, ...given: readonly unknown[]): Promise<Answer> {
    const hasAxe = await this.driver.executeScript('return "axe" in window');
    if (!hasAxe) await this.driver.executeScript(axe.source);
    return this.driver.executeScript<Answer>(`return (${inPage})(...arguments)`, ...given);
  }

  #wanted(role: string | readonly string[], name: string | RegExp): Wanted {
    const said = typeof name === 'string' ? name : `/${name.source}/`;
    return { roles: [role].flat(), name: said, inside: this.#inside };
  }

  #reads(text: string | RegExp) {
    const now = (): Promise<string> => this.run<string>(read, this.#inside).catch(forLater(''));
    return expect.poll(now, { ...PATIENCE, message: String(text) });
  }
}
