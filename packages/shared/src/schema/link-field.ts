import {z} from './schema.js'
import {isScriptUrl} from '../url/url-path.js'

/** Attributes whose value is followed or loaded, in HTML that an author wrote. */
const LINKS =
  /\s(?:href|xlink:href|src|action|formaction)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/gi

/** A link that an author configures; one that would run code is refused. */
export const linkField = z
  .string()
  .refine((url) => !isScriptUrl(url), "a path or URL that doesn't run code")

/** HTML that an author configures; it may hold no link that would run code. */
export const htmlField = z
  .string()
  .refine((html) => !holdsScriptLink(html), "HTML whose links don't run code")

function holdsScriptLink(html: string): boolean {
  return [...html.matchAll(LINKS)].some(([, ...values]) =>
    isScriptUrl(values.find((value) => value !== undefined) ?? '')
  )
}
