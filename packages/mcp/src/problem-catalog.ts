import type {ProblemCatalog} from '@lectern/types'

/** Problems that `site mcp` reports. */
export const problemCatalog = {
  'page-index-missing': {
    topic: 'commands',
    explanation:
      'The built site has no `docs-index.json`, which lists the pages for [`site mcp`](../agents/mcp.md). Turn on the [`llms`](../machine-readable.md) option, and build the site again.'
  }
} satisfies ProblemCatalog

/** Problem codes for `site mcp`. */
export type McpProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Problem codes for `site mcp`. */
    mcp: McpProblemCode
  }
}
