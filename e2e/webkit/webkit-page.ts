import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { baseUrl } from '../product/start/addresses.ts';

/** Longest wait for what a person would wait for, ms. */
const WAIT_MS = 30_000;

const PLACES = {
  button: 'button, [role=button], [role=menuitem], [role=radio], [role=tab]',
  /** A button of the page itself, not of the bar above it. */
  step: 'main button',
  textbox: 'input:not([type=checkbox]):not([type=radio]), textarea, [role=textbox]',
  heading: 'h1, h2, h3, [role=heading]',
  link: 'a',
} as const;

/** What can be asked for by its role. */
export type Role = keyof typeof PLACES;

/** A page in WebKit, used as a person uses it: by roles, names and words. */
export class WebkitPage {
  readonly driver: WebDriver;

  constructor(driver: WebDriver) {
    this.driver = driver;
  }

  /** Opens an address of the product. */
  async open(path: string): Promise<void> {
    await this.driver.get(baseUrl + path);
  }

  /** Opens an address of the product as somebody whose session these cookies are. */
  async openAs(cookies: readonly { name: string; value: string }[], path: string): Promise<void> {
    await this.open('/health');
    for (const { name, value } of cookies) await this.driver.manage().addCookie({ name, value });
    await this.open(path);
  }

  /** The first visible thing of that role whose name fits; waits for it, and throws when it does not come. */
  async find(role: Role, name: string | RegExp): Promise<WebElement> {
    const found = await this.driver.wait(async () => this.#look(role, name), WAIT_MS, `no ${role} named ${name}`);
    if (found === null) throw new Error(`no ${role} named ${name}`);
    return found;
  }

  /** Presses the button with that name. */
  async press(name: string | RegExp, role: Role = 'button'): Promise<void> {
    await this.#again(async () => (await this.find(role, name)).click());
  }

  /** Writes into the field with that name, over what is in it. */
  async write(name: string | RegExp, words: string): Promise<void> {
    const field = await this.find('textbox', name);
    // By itself: the engine's driver takes what follows in one call for more of the chord.
    await field.sendKeys(Key.chord(Key.CONTROL, 'a'));
    await field.sendKeys(words);
  }

  /** Waits until these words stand on the page. */
  async sees(words: string | RegExp): Promise<void> {
    const fits = (text: string) => (typeof words === 'string' ? text.includes(words) : words.test(text));
    await this.driver.wait(async () => fits(await this.#text()), WAIT_MS, `${words} does not come on the page`);
  }

  async #text(): Promise<string> {
    return this.driver.executeScript<string>('return document.body?.innerText ?? ""');
  }

  async #look(role: Role, name: string | RegExp): Promise<WebElement | null> {
    try {
      for (const element of await this.driver.findElements(By.css(PLACES[role]))) {
        const called = await nameOf(element);
        const fits = typeof name === 'string' ? called === name : name.test(called);
        if (fits && (await element.isDisplayed()) && (await element.isEnabled())) return element;
      }
    } catch (error) {
      if (!isGone(error)) throw error;
    }
    return null;
  }

  /** A screen that is drawn anew between finding and pressing is no fault. */
  async #again(act: () => Promise<void>): Promise<void> {
    const untilMs = Date.now() + WAIT_MS;
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (!isGone(error) || Date.now() > untilMs) throw error;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    }
  }
}

/** What a screen reader calls it. The engine errs, where others say nothing, about what screen readers do not get. */
async function nameOf(element: WebElement): Promise<string> {
  try {
    return await element.getAccessibleName();
  } catch (error) {
    if (error instanceof Error && error.name === 'WebDriverError') return '';
    throw error;
  }
}

function isGone(error: unknown): boolean {
  const passing = ['StaleElementReferenceError', 'ElementClickInterceptedError', 'ElementNotInteractableError'];
  return error instanceof Error && passing.includes(error.name);
}
