import type {ProblemCatalog} from '@lectern/types'

/** Problems with creating a site. */
export const problemCatalog = {
  'name-invalid': {
    topic: 'creation',
    explanation:
      "Some operating systems don't allow this folder name, or it isn't a valid package name.",
    example: {
      message: 'The folder name `node_modules` is invalid: package managers use it.',
      hint: 'Use letters, digits and hyphens, e.g. `my-docs`.',
      test: 'packages/create-site/src/choices/site-names.test.ts'
    }
  },
  'target-not-empty': {
    topic: 'creation',
    explanation:
      '`npm init @lectern/site` never overwrites files, so the target folder has to be new or empty. A folder that contains only `.git` counts as empty.',
    example: {
      message: "The folder /home/ada/birds isn't empty: it contains intro.md.",
      hint: 'Choose a new or empty folder.',
      test: 'packages/create-site/src/choices/find-target-problem.test.ts'
    }
  },
  'target-unwritable': {
    topic: 'creation',
    explanation:
      "The new folder can't be created. Check that you can write to the parent folder, or choose a different location.",
    example: {
      message: "The folder /srv/birds can't be created: you don't have write permission for /srv.",
      hint: 'Check the write permission of the folder, or choose a different location.',
      test: 'packages/create-site/src/create-site.test.ts'
    }
  },
  'packages-missing': {
    topic: 'creation',
    explanation:
      'The folder that you passed to `--packages` contains no packages. Pass the output folder of `npm run pack`, which you run in a clone of Lectern.',
    example: {
      message: 'The folder /home/ada/packages has no Lectern packages.',
      hint: 'Pack them in a clone of Lectern, e.g. `npm run pack -- --out-dir packages`, or omit --packages.',
      test: 'packages/create-site/src/cli.test.ts'
    }
  },
  'package-manager-missing': {
    topic: 'creation',
    explanation:
      "The site was created, but its packages weren't installed. The package manager isn't installed or isn't in your `PATH`.",
    example: {
      message: "The package manager pnpm isn't installed.",
      hint: "The site in birds was created, but its packages weren't installed. Install pnpm, or use a different package manager.",
      test: 'packages/create-site/src/create-site.test.ts'
    }
  },
  'install-failed': {
    topic: 'creation',
    explanation:
      "The site was created, but the package manager couldn't install the packages. See the package manager's output above the error. Common causes are network and proxy problems.",
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
      'The site was created without a Git repository. Git may not be installed, or the folder may belong to a different user.',
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
