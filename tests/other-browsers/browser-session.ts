import {setTimeout as sleep} from 'node:timers/promises'

/** A window of a browser. */
export interface BrowserSession {
  resize(width: number, height: number): Promise<void>
  open(url: string): Promise<void>
  /** Returns the value of a JavaScript expression, which has to be JSON. */
  evaluate(expression: string): Promise<unknown>
  click(selector: string): Promise<void>
  hover(selector: string): Promise<void>
  /** Presses a key, such as `Enter` or `/`. */
  press(key: string): Promise<void>
  type(text: string): Promise<void>
  back(): Promise<void>
  close(): Promise<void>
}

/** Maximum number of milliseconds to wait for a page. */
const TIMEOUT = 15_000

/** Waits until an expression is truthy, and returns its value. Returns `true` for an element. */
export async function waitFor(
  session: Pick<BrowserSession, 'evaluate'>,
  expression: string
): Promise<unknown> {
  const end = Date.now() + TIMEOUT
  while (Date.now() < end) {
    const value = await session.evaluate(
      `((value) => value instanceof Node || value)(${expression})`
    )
    if (value) return value
    await sleep(50)
  }
  throw new Error(`In ${TIMEOUT} ms, this wasn't true: ${expression}`)
}

/** Opens a page and waits until it's interactive. */
export async function openPage(session: BrowserSession, url: string): Promise<void> {
  await session.open(url)
  await waitFor(session, "document.documentElement.dataset.hasHydrated === 'true'")
}

/**
 * Marks the first element that has the given text, so that `[data-marked]` selects it. Scrolls only
 * if it isn't visible.
 */
export async function mark(session: BrowserSession, selector: string, text: string): Promise<void> {
  await waitFor(
    session,
    `(() => {
      for (const old of document.querySelectorAll('[data-marked]')) delete old.dataset.marked
      const found = [...document.querySelectorAll(${JSON.stringify(selector)})]
        .find((element) => element.textContent.includes(${JSON.stringify(text)}))
      if (!found) return false
      found.scrollIntoView({block: 'nearest', behavior: 'instant'})
      found.dataset.marked = ''
      return true
    })()`
  )
}
