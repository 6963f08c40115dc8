import type {ProblemCatalog} from '@lectern/types'

/** Problems with rendering pages to HTML. */
export const problemCatalog = {
  'render-failed': {
    topic: 'rendering',
    explanation:
      'A component threw an error while its page was rendered to HTML. If the component uses `window`, `document` or `localStorage`, the hint mentions it. These objects exist only in browsers, so use them in effects and event handlers or inside `<BrowserOnly>`. See [Static site generation](../advanced/ssg.md#what-components-have-to-respect). If several pages fail with the same message, you see one error that names the pages and their source files.'
  },
  'variable-unknown': {
    topic: 'rendering',
    explanation:
      'An expression in braces uses a variable that the page neither defines nor imports. Often, the braces are meant as text, such as a placeholder in a command. Write `\\{` for a brace, or put the text in code. See [MDX](../guides/markdown-features/react.mdx).'
  },
  'component-unknown': {
    topic: 'rendering',
    explanation:
      "An `.mdx` page uses a component that isn't imported and isn't in [`MDXComponents`](../guides/markdown-features/react.mdx). Component names are case-sensitive."
  }
} satisfies ProblemCatalog

/** Problem codes for rendering pages to HTML. */
export type PrerenderProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Problem codes for rendering pages to HTML. */
    prerender: PrerenderProblemCode
  }
}
