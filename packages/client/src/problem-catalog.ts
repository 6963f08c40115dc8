import type {ProblemCatalog} from '@lectern/types'

/** Problems with pages in the browser. */
export const problemCatalog = {
  'browser-error': {
    topic: 'server',
    explanation:
      "A component on the open page threw an error in the browser, although the server could render it. Typical causes are event handlers, effects, and features that some browsers don't support. The position refers to your source file.",
    example: {
      message: 'The page /docs/intro threw an error in the browser: count is not a function.',
      hint: 'Fix the component that threw the error.',
      test: 'packages/dev-server/src/report/locate-browser-error.test.ts'
    }
  }
} satisfies ProblemCatalog

/** Problem codes for pages in the browser. */
export type ClientProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Problem codes for pages in the browser. */
    client: ClientProblemCode
  }
}
