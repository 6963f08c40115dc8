import type {ProblemCatalog} from '@lectern/types'

/** Problems that can occur when search records are sent. */
export const problemCatalog = {
  'search-not-hosted': {
    topic: 'search',
    explanation:
      "[`site search:push`](../cli.md#search-push) sends records to Algolia, but your site isn't configured for Algolia. Your site uses the built-in search index, which is part of the build."
  },
  'search-records-missing': {
    topic: 'search',
    explanation:
      '`site search:push` sends search records, which only a build can write. Build the site with the same configuration, then run the command again.'
  },
  'search-key-missing': {
    topic: 'search',
    explanation:
      'You need an admin key to write to an index. Keep the key secret: pass it as an environment variable, e.g. from the secrets of your CI.'
  },
  'search-push-refused': {
    topic: 'search',
    explanation:
      'Algolia rejected the key. Check that the key belongs to the configured application and has all the permissions shown above. The index is unchanged.',
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
      "Algolia's servers didn't respond. The index is unchanged. Check the application ID for typos, because a misspelled ID has no servers.",
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
      'Algolia returned an error, which is part of the message. Lectern sends records to a temporary index first, so your index is unchanged.',
    example: {
      message: 'Algolia rejected the records (status 429): Too many requests.',
      hint: 'The index `birds` is unchanged. Run the command again.',
      test: 'packages/plugin-search/src/algolia/push-records.test.ts'
    }
  }
} satisfies ProblemCatalog

/** Problem codes for sending search records. */
export type SearchProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Problem codes for sending search records. */
    search: SearchProblemCode
  }
}
