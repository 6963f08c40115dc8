import type {ProblemCatalog} from '@lectern/types'

/** Problems with changelogs. */
export const problemCatalog = {
  'changelog-missing': {
    topic: 'blog',
    explanation:
      "The `path` option of the [changelog](./plugins/plugin-content-blog.md#changelog) plugin points to a file or folder that doesn't exist. The path is relative to the site root."
  },
  'changelog-empty': {
    topic: 'blog',
    explanation:
      'None of the headings in the changelog contains a version, so there are no releases to show.'
  },
  'changelog-heading-invalid': {
    topic: 'blog',
    explanation:
      'Second-level headings are releases, but this one contains no version. Use a deeper level for headings inside a release.'
  },
  'release-without-date': {
    topic: 'blog',
    explanation:
      "Releases are sorted by date, so each release needs one. Write the date after the version, or set `date` in the front matter of the release's file."
  },
  'release-date-invalid': {
    topic: 'blog',
    explanation: "The date of a release doesn't exist or isn't in a supported format."
  },
  'release-duplicate': {
    topic: 'blog',
    explanation:
      "The changelog describes the same version in two places. Only one page can have the version's URL."
  }
} satisfies ProblemCatalog

/** Codes of problems with changelogs. */
export type ChangelogProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems with changelogs. */
    changelog: ChangelogProblemCode
  }
}
