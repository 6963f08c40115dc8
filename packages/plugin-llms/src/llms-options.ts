import {parsePluginOptions} from '@lectern/shared/schema/schema-check'
import {z} from '@lectern/shared/schema/schema'

/** An assistant that can be opened with a question about the page. */
const assistant = z.strictObject({
  /** Name in the menu. */
  label: z.string().min(1, 'a name'),
  /**
   * URL template. `{url}` is replaced with the URL of the page, and `{markdown}` with the URL of
   * its Markdown.
   */
  url: z.string().refine(isSecureUrl, {message: 'an HTTPS URL'})
})

const skill = z.strictObject({
  /** Name of the skill: lower-case words with hyphens. Defaults to the title of the site. */
  name: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'lower-case words with hyphens')
    .optional(),
  /** When agents use the skill. Defaults to the tagline. */
  description: z.string().optional(),
  /** Rules for agents that use the product, in Markdown. @default '' */
  instructions: z.string().default(''),
  /** URL of the site's MCP server. */
  mcp: z.string().refine(isSecureUrl, {message: 'an HTTPS URL'}).optional()
})

const optionsSchema = z.strictObject({
  /** ID of the instance. @default 'default' */
  id: z.string().default('default'),
  /**
   * Whether to write each Markdown page as a `.md` file. Otherwise, `llms.txt` links to HTML.
   *
   * @default true
   */
  pages: z.boolean().default(true),
  /**
   * Whether the host configuration includes a rule or function that sends Markdown to clients that
   * prefer it.
   *
   * @default true
   */
  negotiation: z.boolean().default(true),
  /** Assistants in the “Open in” menu. @default [] */
  assistants: z.array(assistant).default([]),
  /** Whether to write `skill.md` and `AGENTS.md`, which tell agents how to use the docs. @default false */
  skill: z.union([z.literal(false), skill]).default(false),
  /** Whether to write `llms.txt`. @default true */
  llmsTxt: z.boolean().default(true),
  /** Whether to write `llms-full.txt`. @default true */
  llmsFullTxt: z.boolean().default(true),
  /** Whether to write `docs-index.json`. @default true */
  docsIndex: z.boolean().default(true),
  /** Whether lists include the docs of all versions, not only the latest. @default false */
  allVersions: z.boolean().default(false),
  /** Globs of paths, including the base URL, to leave out of lists. @default [] */
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

/** {@link LlmsPluginOptions} with defaults. */
export interface LlmsOptions extends z.output<typeof optionsSchema> {}

/**
 * Validates options and applies defaults.
 *
 * @throws SiteError `plugin-options-invalid` for each invalid option.
 */
export function parseLlmsOptions(options: unknown): LlmsOptions {
  return parsePluginOptions(optionsSchema, 'llms', options)
}

function isSecureUrl(url: string): boolean {
  return URL.canParse(url) && new URL(url).protocol === 'https:'
}
