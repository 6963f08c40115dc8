import type {ProblemCatalog} from '@lectern/types'

/** Problems with configured redirects. */
export const problemCatalog = {
  'redirects-invalid': {
    topic: 'redirects',
    explanation:
      '`createRedirects` returned an unsupported type of value. Lectern calls the function with each path of the site. The function returns the old paths that redirect to it.'
  }
} satisfies ProblemCatalog

/** Codes of problems with configured redirects. */
export type ClientRedirectsProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems with configured redirects. */
    clientRedirects: ClientRedirectsProblemCode
  }
}
