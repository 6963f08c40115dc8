import {z} from '@lectern/shared/schema/schema'
import {HEADERS_FILE} from '../hosts/headers-file.js'

/** Directives of Content Security Policy Level 3 that are useful for static sites. */
const DIRECTIVES = [
  'default-src',
  'script-src',
  'style-src',
  'img-src',
  'font-src',
  'connect-src',
  'media-src',
  'frame-src',
  'worker-src',
  'manifest-src',
  'object-src',
  'child-src',
  'base-uri',
  'form-action',
  'frame-ancestors',
  'report-to',
  'report-uri',
  'trusted-types',
  'upgrade-insecure-requests'
]

/** Matches keywords without the required quotes. Browsers treat unquoted keywords as hosts. */
const KEYWORD =
  /^(?:self|none|allow-duplicates|unsafe-\w+(?:-\w+)*|strict-dynamic|wasm-unsafe-eval|(?:sha\d+|nonce)-.*)$/

const source = z
  .string()
  .refine((text) => /^[^\s;,]+$/.test(text), 'a source without spaces, commas or semicolons')
  .refine(
    (text) => !KEYWORD.test(text),
    'a keyword in single quotes inside the string, such as "\'self\'"'
  )

const directives = z.strictObject(
  Object.fromEntries(DIRECTIVES.map((name) => [name, z.array(source).optional()]))
)

const isOutputFile = (file: unknown): boolean =>
  file === false ||
  (typeof file === 'string' && /^(?!\/)[\w./-]+$/.test(file) && !file.split('/').includes('..'))

const settings = z.strictObject({
  meta: z.boolean().default(false),
  headersFile: z
    .custom<string | false>(isOutputFile, 'a path inside the output folder, or false')
    .default(HEADERS_FILE),
  trustedTypes: z.boolean().optional(),
  directives: directives.default({})
})

/**
 * Schema of `security.csp`. `true` enables the default settings, and `false` turns off the policy.
 */
export const cspOption = z.preprocess(
  (value) => (value === true ? {} : value === false ? undefined : value),
  settings.optional()
)
