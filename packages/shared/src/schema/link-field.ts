import {z} from './schema.js'
import {isScriptUrl} from '../url/url-path.js'

/** Attributes with a URL, in configured HTML. */
const LINKS =
  /\s(?:href|xlink:href|src|action|formaction)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi

/** A configured link. Links that would run code are rejected. */
export const linkField = z
  .string()
  .refine((url) => !isScriptUrl(url), "a path or URL that doesn't run code")

/** Configured HTML. It can't contain links that would run code. */
export const htmlField = z
  .string()
  .refine((html) => !holdsScriptLink(html), "HTML whose links don't run code")

function holdsScriptLink(html: string): boolean {
  return [...html.matchAll(LINKS)].some(([, ...values]) =>
    isScriptUrl(values.find((value) => value !== undefined) ?? '')
  )
}
