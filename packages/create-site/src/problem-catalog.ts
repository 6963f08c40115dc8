import type {ProblemCatalog} from '@lectern/types'

/** The problems that creating a site can have. */
export const problemCatalog = {
  'name-invalid': {
    topic: 'creation',
    explanation:
      "The name of the new folder isn't valid on all operating systems, or isn't a valid package name.",
    example: {
      message: 'The folder name `node_modules` is invalid: package managers use it.',
      hint: 'Use letters, digits and hyphens, e.g. `my-docs`.',
      test: 'packages/create-site/src/choices/site-names.test.ts'
    }
  },
  'target-not-empty': {
    topic: 'creation',
    explanation:
      '`npm init @lectern/site` never overwrites files. A folder that contains only `.git` counts as empty.',
    example: {
      message: "The folder /home/ada/birds isn't empty: it contains intro.md.",
      hint: 'Choose a new or empty folder.',
      test: 'packages/create-site/src/choices/find-target-problem.test.ts'
    }
  },
  'target-unwritable': {
    topic: 'creation',
    explanation:
      "The new folder can't be created. Check the write permission of the parent folder, or choose a different location.",
    example: {
      message: "The folder /srv/birds can't be created: you don't have write permission for /srv.",
      hint: 'Check the write permission of the folder, or choose a different location.',
      test: 'packages/create-site/src/create-site.test.ts'
    }
  },
  'packages-missing': {
    topic: 'creation',
    explanation:
      '`--packages` names a folder of packed packages, as `npm run pack` writes it in a clone of Lectern. The folder has no packages.',
    example: {
      message: 'The folder /home/ada/packages has no Lectern packages.',
      hint: 'Pack them in a clone of Lectern, e.g. `npm run pack -- --out-dir packages`, or omit --packages.',
      test: 'packages/create-site/src/cli.test.ts'
    }
  },
  'package-manager-missing': {
    topic: 'creation',
    explanation:
      "The site was created, but its packages weren't installed, since the package manager isn't installed or not in `PATH`.",
    example: {
      message: "The package manager pnpm isn't installed.",
      hint: "The site in birds was created, but its packages weren't installed. Install pnpm, or use a different package manager.",
      test: 'packages/create-site/src/create-site.test.ts'
    }
  },
  'install-failed': {
    topic: 'creation',
    explanation:
      'The site was created, but the package manager failed. Its own message is above the problem. Common causes are a missing network connection and a proxy.',
    example: {
      message: '`npm install` failed with exit code 1. See its output above.',
      hint: "The site in birds was created, but its packages weren't installed. Run `npm install` there once the problem is fixed.",
      test: 'packages/create-site/src/create-site.test.ts'
    }
  },
  'git-failed': {
    topic: 'creation',
    policy: 'warn',
    explanation:
      "The site was created without a Git repository. Git may not be installed, or the folder's owner may differ from your user.",
    example: {
      message: "The Git repository in /home/ada/birds couldn't be created.",
      hint: "Run `git init` there once Git works. The site doesn't need a repository.",
      test: 'packages/create-site/src/create-site.test.ts'
    }
  }
} satisfies ProblemCatalog

/** Problem codes of this package. */
export type CreateSiteProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Problem codes of this package. */
    createSite: CreateSiteProblemCode
  }
}
