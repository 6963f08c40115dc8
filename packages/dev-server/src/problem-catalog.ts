import type {ProblemCatalog} from '@lectern/types'

/** Problems with the development and preview servers. */
export const problemCatalog = {
  'page-failed': {
    topic: 'server',
    explanation:
      "The page that you opened can't be generated, for a reason that isn't an error in its content. Undo the last change. If that doesn't help, run `site build --verbose` to see where the error occurs.",
    example: {
      message:
        "The page /docs/owl can't be generated: the code of a page ended the process that renders pages.",
      test: 'packages/dev-server/src/pages/page-problems.test.ts'
    }
  },
  'site-failed': {
    topic: 'server',
    explanation:
      'The server failed to reload the site after a change, and no other error code describes the cause. It keeps serving the previous state.',
    example: {
      message: "The site couldn't be loaded.",
      hint: 'Fix the last change, or restart the server.',
      test: 'packages/dev-server/src/updates/describe-failure.test.ts'
    }
  },
  'watch-limit': {
    topic: 'server',
    policy: 'warn',
    explanation:
      'Linux limits the number of folders that programs can watch, and the limit has been reached. The server polls the files instead, which is slower and uses more CPU.',
    example: {
      message:
        "The operating system's limit for watched folders has been reached, so the server polls files instead. Updates are slower.",
      hint: 'Raise the limit and restart the server, e.g. `sudo sysctl fs.inotify.max_user_watches=524288` on Linux.',
      test: 'packages/dev-server/src/watch/site-changes.test.ts'
    }
  }
} satisfies ProblemCatalog

/** Problem codes for the development and preview servers. */
export type DevServerProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Problem codes for the development and preview servers. */
    devServer: DevServerProblemCode
  }
}
