import {z} from './schema.js'
import {isScriptUrl} from '../url/url-path.js'

/** Matches attributes that contain a URL, in HTML from the configuration. */
const LINKS =
  /\s(?:href|xlink:href|src|action|formaction)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi

/** Schema for a link in the configuration. Links that would run code are rejected. */
export const linkField = z
  .string()
  .refine((url) => !isScriptUrl(url), "a path or URL that doesn't run code")

/** Schema for HTML in the configuration. Links that would run code are rejected. */
export const htmlField = z
  .string()
  .refine((html) => !holdsScriptLink(html), "HTML whose links don't run code")

function holdsScriptLink(html: string): boolean {
  return [...html.matchAll(LINKS)].some(([, ...values]) =>
    isScriptUrl(values.find((value) => value !== undefined) ?? '')
  )
}
