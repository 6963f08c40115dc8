import type {ProblemCatalog} from '@lectern/types'

/** Problems of configured redirects. */
export const problemCatalog = {
  'redirects-invalid': {
    topic: 'redirects',
    explanation:
      '`createRedirects` is called with each path of the site and returns the old paths that redirect to it. It returned a different type of value.'
  }
} satisfies ProblemCatalog

/** Codes of problems of configured redirects. */
export type ClientRedirectsProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems of configured redirects. */
    clientRedirects: ClientRedirectsProblemCode
  }
}
