/** Name of the Trusted Types policy that a site must allow. */
const POLICY_NAME = 'lectern'

/**
 * Number of HTML values per cache generation. Values are cached, because React rewrites an element
 * if its value has a new identity.
 */
const REMEMBERED = 500

/** Rules of the default policy, for strings that weren't marked by a named policy. */
export interface DefaultRules {
  /** Returns the HTML to use for a string. */
  createHTML?(html: string): string
  /** Returns the code to run for a string. */
  createScript?(code: string): string
}

/** The part of the browser's policy factory that Lectern uses. */
interface PolicyFactory {
  createPolicy(
    name: string,
    rules: DefaultRules & {createScriptURL?(url: string): string}
  ): {createHTML(html: string): unknown; createScriptURL(url: string): unknown}
}

/** Marks strings as safe for a browser that requires Trusted Types. */
export interface Trust {
  /** Marks HTML. Returns the same value for equal strings while they're in use. */
  html(html: string): string
  /** Marks HTML that is used only once, such as a whole document. */
  document(html: string): string
  /** Marks the URL of a worker. Throws for other origins. */
  scriptUrl(url: string): string
  /** Adds rules to the default policy, which handles plain strings. */
  addDefaultRules(rules: DefaultRules): void
}

/**
 * Marks strings with a policy that's created on first use. Returns strings unchanged if the browser
 * doesn't support Trusted Types or the site doesn't allow the policy.
 */
export function createTrust(page: {
  trustedTypes?: PolicyFactory
  location?: {href: string}
}): Trust {
  let known = new Map<string, unknown>()
  let older = known
  const defaults = new Set<DefaultRules>()
  let hasDefault = false
  let policy: ReturnType<PolicyFactory['createPolicy']> | null | undefined
  const readPolicy = () => {
    policy ??= attempt(() =>
      page.trustedTypes?.createPolicy(POLICY_NAME, {
        createHTML: (html) => html,
        createScriptURL: (url) => checkOrigin(url, page.location?.href ?? '')
      })
    )
    return policy
  }
  // The DOM and React accept `TrustedHTML` wherever they accept a string.
  const mark = (html: string) => (readPolicy()?.createHTML(html) as string | undefined) ?? html
  return {
    html(html) {
      const trusted = known.get(html) ?? older.get(html) ?? mark(html)
      if (trusted === html) return html
      if (known.size >= REMEMBERED) [older, known] = [known, new Map()]
      known.set(html, trusted)
      return trusted as string
    },
    document: mark,
    scriptUrl: (url) => (readPolicy()?.createScriptURL(url) as string | undefined) ?? url,
    addDefaultRules(rules) {
      defaults.add(rules)
      if (hasDefault) return
      hasDefault = true
      attempt(() => page.trustedTypes?.createPolicy('default', joinRules(defaults)))
    }
  }
}

/** Combines rules. A string is rejected if its rule returns nothing. */
function joinRules(rules: ReadonlySet<DefaultRules>): Required<DefaultRules> {
  const apply = (name: keyof DefaultRules) => (text: string) =>
    // A rule may also return `undefined` to reject the string, which the DOM types don't include.
    [...rules].find((one) => one[name])?.[name]?.(text) as string
  return {createHTML: apply('createHTML'), createScript: apply('createScript')}
}

function checkOrigin(url: string, pageUrl: string): string {
  if (new URL(url, pageUrl).origin !== new URL(pageUrl).origin)
    throw new TypeError(`${url} is on another origin.`)
  return url
}

/**
 * Tries to create a policy, which fails if the site's content security policy doesn't list its
 * name.
 */
function attempt<Result>(create: () => Result): NonNullable<Result> | null {
  try {
    return create() ?? null
  } catch {
    return null
  }
}

const trust = createTrust(globalThis as Parameters<typeof createTrust>[0])

/**
 * Marks HTML as safe for pages that require Trusted Types. Only pass HTML that you control, for example from
 * your build.
 *
 * @param html - HTML for `innerHTML`, `dangerouslySetInnerHTML` or a `DOMParser`.
 */
export function trustHtml(html: string): string {
  return trust.html(html)
}

/** Marks the HTML of a whole document, without caching it. */
export function trustDocument(html: string): string {
  return trust.document(html)
}

/**
 * Marks the URL of a worker script as safe for pages that require Trusted Types.
 *
 * @param url - URL on the same origin.
 * @throws TypeError if the page requires Trusted Types and the URL is on another origin.
 */
export function trustScriptUrl(url: string): string {
  return trust.scriptUrl(url)
}

/**
 * Adds rules to the page's default policy, for libraries that write plain strings. The site has to
 * allow the policy name `default`.
 *
 * @param rules - Convert strings to trusted ones. A string is rejected if its rule returns nothing.
 */
export function addDefaultRules(rules: DefaultRules): void {
  trust.addDefaultRules(rules)
}
