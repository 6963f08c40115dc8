import {createHash} from 'node:crypto'
import {findBlockedFiles, type FileSources} from './blocked-files.js'

/** The parts of the site's content security policy that a page is checked against. */
export interface PagePolicy {
  /** The policy for a `<meta>` element. Absent if only the host sends it. */
  meta?: string
  /** Sources of `script-src` and `style-src`. */
  scripts: readonly string[]
  styles: readonly string[]
  /** Sources of other files. */
  files?: FileSources
  /** Origin of the site. */
  origin?: string
}

const START_TAG = /<([a-z][\w-]*)((?:\s[^<>]*)?)>/g
const RAW_ELEMENT = /<(script|style)\b([^<>]*)>([\s\S]*?)<\/\1>/g
/** Types of scripts that aren't JavaScript, such as JSON data. */
const DATA_TYPE = /\stype="(?!module"|text\/javascript")[^"]*"/
const HANDLER = /\s(on[a-z]+)=["']/
const NEED = /\sdata-needs-policy="([^"]*)"/

/**
 * Lists the code in a document that a policy blocks, as descriptions for error messages: inline scripts
 * without a hash in the policy, style elements and attributes, event handlers, components with required
 * sources (`data-needs-policy="script-src 'unsafe-eval'"`), and files from other hosts. Descriptions are
 * unique and in document order.
 *
 * @param html - The renderer's HTML. In it, `<` and `>` only occur in tags.
 */
export function findBlockedCode(html: string, policy: PagePolicy): string[] {
  const {files = {}, origin = ''} = policy
  const allowsScripts = policy.scripts.includes("'unsafe-inline'")
  const allowsStyles = policy.styles.includes("'unsafe-inline'")
  const found = new Set<string>()
  for (const [, tag, attributes = '', text = ''] of html.matchAll(RAW_ELEMENT)) {
    if (tag === 'style' && !allowsStyles) found.add('a <style> element')
    if (tag !== 'script' || allowsScripts || / src=/.test(attributes)) continue
    const hash = hashSource(text)
    if (!DATA_TYPE.test(attributes) && !policy.scripts.includes(hash))
      found.add(`an inline script (${hash})`)
  }
  for (const [, tag, attributes = ''] of html.replace(RAW_ELEMENT, '').matchAll(START_TAG)) {
    if (attributes === '') continue
    if (!allowsStyles && attributes.includes(' style="')) found.add(`a style attribute of <${tag}>`)
    const handler = allowsScripts ? undefined : HANDLER.exec(attributes)?.[1]
    if (handler) found.add(`an event handler, ${handler} of <${tag}>`)
    const need = NEED.exec(attributes)?.[1]?.replace(/&#x27;/g, "'")
    if (need !== undefined && !isMet(need, policy)) found.add(`code that needs ${need}`)
  }
  return [...found, ...findBlockedFiles(html, files, origin)]
}

/** Adds the policy to a document. It has to precede all resources that it applies to. */
export function addPolicy(html: string, {meta}: PagePolicy): string {
  if (meta === undefined) return html
  const value = meta.replace(/&/g, '&amp;').replace(/"/g, '&quot;')
  return html.replace(
    '<head><meta charset="utf-8">',
    (start) => `${start}<meta http-equiv="Content-Security-Policy" content="${value}">`
  )
}

function isMet(need: string, {scripts, styles}: PagePolicy): boolean {
  const [directive, source = ''] = need.split(' ')
  return (directive === 'style-src' ? styles : scripts).includes(source)
}

function hashSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`
}
