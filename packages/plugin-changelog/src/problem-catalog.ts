import type {ProblemCatalog} from '@lectern/types'

/** Problems of changelogs. */
export const problemCatalog = {
  'changelog-missing': {
    topic: 'blog',
    explanation:
      "The option `path` of the [changelog](./plugins/plugin-content-blog.md#changelog) plugin names a file or folder that doesn't exist. The path is relative to the site root."
  },
  'changelog-empty': {
    topic: 'blog',
    explanation:
      'The changelog has no heading that names a version, so there are no releases to show.'
  },
  'changelog-heading-invalid': {
    topic: 'blog',
    explanation:
      'Headings of the second level are releases, and this one names no version. Use a deeper level for headings inside a release.'
  },
  'release-without-date': {
    topic: 'blog',
    explanation:
      "Releases are sorted by date, so each needs one. Write it after the version, or as `date` in the front matter of the release's file."
  },
  'release-date-invalid': {
    topic: 'blog',
    explanation: "The date of a release doesn't exist or has a different format."
  },
  'release-duplicate': {
    topic: 'blog',
    explanation: 'The same version is described in two places. Only one page can have its URL.'
  }
} satisfies ProblemCatalog

/** Codes of problems of changelogs. */
export type ChangelogProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems of changelogs. */
    changelog: ChangelogProblemCode
  }
}
