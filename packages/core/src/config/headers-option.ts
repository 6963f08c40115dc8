import {z} from '@lectern/shared/schema/schema'

/** Headers that `security.headers: true` sends, in addition to the content security policy. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = Object.freeze({
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-site',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()'
})

/** Headers that can't be set here, because other settings control them. */
const RESERVED: ReadonlySet<string> = new Set(['content-security-policy', 'cache-control'])

const name = z
  .string()
  .refine((text) => /^[A-Za-z][\w-]*$/.test(text), 'a header name such as Referrer-Policy')
  .refine(
    (text) => !RESERVED.has(text.toLowerCase()),
    'a header other than Content-Security-Policy and Cache-Control'
  )

/**
 * Schema of a header's value. `$` isn't allowed, because it starts a variable in the configuration
 * of some hosts.
 */
const value = z
  .string()
  .refine(
    (text) => /^[!-#%-~](?:[ -#%-~]*[!-#%-~])?$/.test(text),
    'a single line of ASCII characters without $'
  )

/**
 * Schema of `security.headers`. `true` enables all default headers, and an object changes or
 * removes individual ones.
 */
export const headersOption = z
  .union([z.boolean(), z.record(name, z.union([value, z.literal(false)]))])
  .default(false)
  .transform(resolveHeaders)

function resolveHeaders(
  option: boolean | Readonly<Record<string, string | false>>
): Readonly<Record<string, string>> {
  if (option === false) return {}
  const own = option === true ? {} : option
  const changed = new Set(Object.keys(own).map((header) => header.toLowerCase()))
  const kept = Object.entries(SECURITY_HEADERS).filter(
    ([header]) => !changed.has(header.toLowerCase())
  )
  const added = Object.entries(own).filter((entry): entry is [string, string] => entry[1] !== false)
  return Object.fromEntries([...kept, ...added])
}
