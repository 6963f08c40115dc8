import type {ProblemCatalog} from '@lectern/types'

/** Problems of rendering pages to HTML. */
export const problemCatalog = {
  'render-failed': {
    topic: 'rendering',
    explanation:
      "A component threw an error while its page was rendered to HTML. If it uses `window`, `document` or `localStorage`, the hint says so: these exist only in browsers, so use them in effects and event handlers or inside `<BrowserOnly>`. See [Static site generation](../advanced/ssg.md#what-components-have-to-respect). If several pages fail with the same message, it's reported once with the number of pages."
  },
  'component-unknown': {
    topic: 'rendering',
    explanation:
      'An `.mdx` page uses a component that it neither imports nor gets from [`MDXComponents`](../guides/markdown-features/react.mdx). Names are case-sensitive.'
  }
} satisfies ProblemCatalog

/** Codes of problems of rendering pages to HTML. */
export type PrerenderProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems of rendering pages to HTML. */
    prerender: PrerenderProblemCode
  }
}
