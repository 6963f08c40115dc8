import type {ProblemCatalog} from '@lectern/types'

/** Problems of sending search records. */
export const problemCatalog = {
  'search-not-hosted': {
    topic: 'search',
    explanation:
      "[`site search:push`](../cli.md#search-push) sends records to Algolia, but the site isn't configured for Algolia. It uses the local index, which is part of the build."
  },
  'search-records-missing': {
    topic: 'search',
    explanation:
      'The records to send are written by a build. Build the site with the same configuration, then run `site search:push` again.'
  },
  'search-key-missing': {
    topic: 'search',
    explanation:
      'Writing to an index needs an admin key, which must stay secret. Set it as an environment variable, e.g. as a secret of your CI.'
  },
  'search-push-refused': {
    topic: 'search',
    explanation:
      'Algolia rejected the key. Check that it belongs to the configured application and has the permissions listed in the hint. The index is unchanged.',
    example: {
      message:
        'Algolia rejected changes to the index `birds` of the application `APPID`: Invalid Application-ID or API key.',
      hint: 'Set ALGOLIA_ADMIN_KEY to a key of that application with the permissions `addObject`, `editSettings` and `deleteIndex`.',
      test: 'tests/search-push.test.ts'
    }
  },
  'search-service-unreachable': {
    topic: 'search',
    explanation:
      'No server of Algolia answered. The index is unchanged. Check the application ID: an ID with a typo has no servers.',
    example: {
      message:
        "Algolia doesn't respond for the application `APPID`. The index `notes` is unchanged.",
      hint: 'Check the network connection and `themeConfig.search.appId`, then run the command again.',
      test: 'packages/plugin-search/src/algolia/push-records.test.ts'
    }
  },
  'search-push-failed': {
    topic: 'search',
    explanation:
      'Algolia answered with an error, which the message shows. The index is unchanged, since records are sent to a temporary index first.',
    example: {
      message: 'Algolia rejected the records (status 429): Too many requests.',
      hint: 'The index `birds` is unchanged. Run the command again.',
      test: 'packages/plugin-search/src/algolia/push-records.test.ts'
    }
  }
} satisfies ProblemCatalog

/** Codes of problems of sending search records. */
export type SearchProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems of sending search records. */
    search: SearchProblemCode
  }
}
