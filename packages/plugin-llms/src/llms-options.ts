import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {z} from '@lectern/shared/schema/schema'

const optionsSchema = z.strictObject({
  /** ID of the instance. @default 'default' */
  id: z.string().default('default'),
  /**
   * Whether to write each Markdown page as a `.md` file. If not, `llms.txt` links to HTML.
   *
   * @default true
   */
  pages: z.boolean().default(true),
  /**
   * Whether host files contain the rule or function that sends Markdown to clients that prefer it.
   *
   * @default true
   */
  negotiation: z.boolean().default(true),
  /** Whether to write `llms.txt`. @default true */
  llmsTxt: z.boolean().default(true),
  /** Whether to write `llms-full.txt`. @default true */
  llmsFullTxt: z.boolean().default(true),
  /** Whether to write `docs-index.json`. @default true */
  docsIndex: z.boolean().default(true),
  /** Whether lists include docs of all versions. If not, only the latest one. @default false */
  allVersions: z.boolean().default(false),
  /** Globs of paths, with base URL, that lists leave out. @default [] */
  ignorePatterns: z.array(z.string()).default([]),
  /**
   * Maximum size of `llms-full.txt` in bytes. Pages that don't fit are left out.
   *
   * @default 1048576
   */
  fullTextBytes: z
    .number()
    .int()
    .min(1000, 'at least 1000 bytes')
    .default(1024 * 1024)
})

/** The options of the Markdown output plugin. */
export interface LlmsPluginOptions extends z.input<typeof optionsSchema> {}

/** {@link LlmsPluginOptions} with every default filled in. */
export interface LlmsOptions extends z.output<typeof optionsSchema> {}

/**
 * Validates options and fills in defaults.
 *
 * @throws SiteError `plugin-options-invalid` for each invalid option.
 */
export function parseLlmsOptions(options: unknown): LlmsOptions {
  return parsePluginOptions(optionsSchema, 'llms', options)
}
