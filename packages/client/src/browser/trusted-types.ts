/** Name of the policy that every site allows with Trusted Types. */
const POLICY_NAME = 'lectern'

/** Maximum number of cached HTML values. React writes an element again if the value's identity changes. */
const REMEMBERED = 500

/** Values that the default policy of a page accepts, in addition to values of named policies. */
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
  /** Marks HTML. Equal strings return the same value while they are in use. */
  html(html: string): string
  /** Marks HTML that is used once, such as a document. */
  document(html: string): string
  /** Marks the URL of a worker. Other origins are rejected. */
  scriptUrl(url: string): string
  /** Adds rules to the default policy, which handles plain strings. */
  addDefaultRules(rules: DefaultRules): void
}

/**
 * Creates the policy of a page on first use. Without Trusted Types, and if the site doesn't allow the policy,
 * strings are returned unchanged.
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
  // The DOM and React accept a TrustedHTML wherever they accept a string.
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

/** Joins rules. A rule that returns nothing rejects the string. */
function joinRules(rules: ReadonlySet<DefaultRules>): Required<DefaultRules> {
  const apply = (name: keyof DefaultRules) => (text: string) =>
    // The DOM types don't include the result that rejects a string.
    [...rules].find((one) => one[name])?.[name]?.(text) as string
  return {createHTML: apply('createHTML'), createScript: apply('createScript')}
}

function checkOrigin(url: string, pageUrl: string): string {
  if (new URL(url, pageUrl).origin !== new URL(pageUrl).origin)
    throw new TypeError(`${url} is on another origin.`)
  return url
}

/**
 * Tries to create a policy. This fails if the site's security policy doesn't list the policy's
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

/** Marks the HTML of a document. The document is only parsed once. */
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
 * Adds rules to the page's default policy, for libraries that write plain strings. The site has to allow the
 * policy name `default`.
 *
 * @param rules - Decide about strings. A rule that returns nothing refuses the string.
 */
export function addDefaultRules(rules: DefaultRules): void {
  trust.addDefaultRules(rules)
}
