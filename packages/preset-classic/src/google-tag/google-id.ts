import {z} from '@lectern/shared/schema/schema'

/** ID of a Google property or container. Like Docusaurus, doesn't validate its format. */
export const googleId = z.string().min(1, 'an ID such as "G-ABC123"')

/** Converts an ID to a string literal for an inline script. */
export function quote(id: string): string {
  return JSON.stringify(id).replaceAll('<', '\\u003C')
}
