import axe from 'axe-core';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { expect } from '../../fixtures.ts';
import { findAll, focused, readPage, violations, type Wanted } from './in-page.ts';

const FIELDS = ['textbox', 'searchbox', 'combobox', 'listbox', 'spinbutton', 'checkbox', 'radio', 'switch'];
const PATIENCE = { timeout: 20_000, intervals: [100] };

/** A window of WebKitGTK, as a person uses it: by roles and names. What isn’t there yet is waited for. */
export class Tab {
  readonly driver: WebDriver;

  constructor(driver: WebDriver) {
    this.driver = driver;
  }

  async goto(url: string): Promise<void> {
    await this.driver.get(url);
  }

  /** @param name that it has as a whole, or a pattern of it */
  async find(role: string | readonly string[], name: string | RegExp, at = -1): Promise<WebElement> {
    const wanted: Wanted = {
      roles: [role].flat(),
      name: typeof name === 'string' ? name : `/${name.source}/`,
    };
    let found: WebElement[] = [];
    await expect
      .poll(
        async () => {
          found = await this.run<WebElement[]>(findAll, wanted).catch(forLater<WebElement[]>([]));
          return found.length;
        },
        { ...PATIENCE, message: `${wanted.roles.join('/')} ${wanted.name}` },
      )
      .toBeGreaterThan(0);
    return found.at(at) as WebElement;
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
    const matches = typeof text === 'string' ? expect.stringContaining(text) : expect.stringMatching(text);
    await expect
      .poll(() => this.run<string>(readPage).catch(forLater('')), { ...PATIENCE, message: String(text) })
      .toEqual(matches);
  }

  async valueOf(label: string): Promise<string> {
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

  async expectNoViolations(): Promise<void> {
    expect(await this.run(violations)).toEqual([]);
  }

  /** Runs a function in the page. It knows only what it is given. */
  async run<Answer>(inPage: (...given: never[]) => unknown, ...given: readonly unknown[]): Promise<Answer> {
    const hasAxe = await this.driver.executeScript('return "axe" in window');
    if (!hasAxe) await this.driver.executeScript(axe.source);
    return this.driver.executeScript<Answer>(`return (${inPage})(...arguments)`, ...given);
  }
}

/** A page that is just being left has no answer: it is asked again. */
const forLater =
  <Answer>(instead: Answer) =>
  (error: Error): Answer => {
    if (/JavascriptError|StaleElement|NoSuch/.test(error.name) && !/is none of/.test(error.message))
      return instead;
    throw error;
  };
