import type {ProblemCatalog} from '@lectern/types'

/** Problems with redirects. */
export const redirectProblems = {
  'redirect-path-invalid': {
    topic: 'redirects',
    explanation:
      "The source of a redirect has to be a path that starts with `/`. The path can't contain the base URL, a query, a hash or `..`."
  },
  'redirect-page-exists': {
    topic: 'redirects',
    explanation:
      'The source of a redirect is the URL of an existing page, which would become unreachable.'
  },
  'redirect-conflict': {
    topic: 'redirects',
    explanation: 'Two redirects have the same source but different targets.'
  },
  'redirect-target-unknown': {
    topic: 'redirects',
    explanation: "The target of a redirect isn't a page on your site. The hint lists similar pages."
  },
  'redirect-target-refused': {
    topic: 'redirects',
    explanation:
      'The target of a redirect has to be a path on your site or a URL that starts with `https://` or `http://`.'
  },
  'redirect-chain': {
    topic: 'redirects',
    explanation:
      'The target of a redirect is the source of another redirect. Redirect to the final page directly, which is faster for readers and crawlers.'
  },
  'redirect-loop': {
    topic: 'redirects',
    explanation: 'The redirects form a loop, so browsers would show an error.'
  }
} satisfies ProblemCatalog
