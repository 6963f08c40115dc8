import {z} from '@lectern/shared/schema/schema'

/** ID of a Google property or container. Its format isn't checked, as in Docusaurus. */
export const googleId = z.string().min(1, 'an id such as "G-ABC123"')

/** Escapes an ID as a string literal in an inline script. */
export function quote(id: string): string {
  return JSON.stringify(id).replaceAll('<', '\\u003C')
}
