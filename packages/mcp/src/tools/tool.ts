import type {ReadSiteFile} from '../site/site-files.js'

/** JSON schema of a tool's input. */
interface InputSchema {
  type: 'object'
  properties: Readonly<Record<string, object>>
  required?: readonly string[]
}

/** Input of a tool, validated against the types in its schema. */
export type ToolInput = Readonly<Record<string, string | number | undefined>>

/** A tool of the server. */
export interface Tool {
  name: string
  title: string
  description: string
  inputSchema: InputSchema
  /** Returns the result as Markdown. Throws `RequestError` for messages to the client. */
  run(input: ToolInput, read: ReadSiteFile): Promise<string>
}

/** Input schema for a page's URL. */
export const PAGE_INPUT = {
  type: 'string',
  description: 'URL or path of the page, e.g. /docs/intro'
} as const

/** Input schema for the offset of a part. */
export const OFFSET_INPUT = {
  type: 'integer',
  minimum: 0,
  description: 'Where to start, as named at the end of the previous part. Default: 0'
} as const
