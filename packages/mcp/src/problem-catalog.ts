import type {ProblemCatalog} from '@lectern/types'

/** Problems of `site mcp`. */
export const problemCatalog = {
  'page-index-missing': {
    topic: 'commands',
    explanation:
      'The built site has no `docs-index.json`, which lists the pages for [`site mcp`](../agents/mcp.md). Turn on the option [`llms`](../machine-readable.md), and build the site again.'
  }
} satisfies ProblemCatalog

/** Codes of problems of `site mcp`. */
export type McpProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems of `site mcp`. */
    mcp: McpProblemCode
  }
}
