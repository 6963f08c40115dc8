import type {ProblemCatalog} from '@lectern/types'

/** Problems of creating a site. */
export const problemCatalog = {
  'name-invalid': {
    topic: 'creation',
    explanation:
      "The name of the new folder can't be used on every system, or as the name of a package.",
    example: {
      message:
        'A folder cannot be called “node_modules”: packages are installed into folders of that name.',
      hint: 'Choose a name of letters, digits and hyphens, such as my-docs.',
      test: 'packages/create-site/src/choices/site-names.test.ts'
    }
  },
  'target-not-empty': {
    topic: 'creation',
    explanation:
      '`npm init @lectern/site` never overwrites files. A folder that contains only `.git` counts as empty.',
    example: {
      message: '/home/ada/birds holds intro.md.',
      hint: 'Name a folder that is new or empty.',
      test: 'packages/create-site/src/choices/find-target-problem.test.ts'
    }
  },
  'target-unwritable': {
    topic: 'creation',
    explanation:
      "The new folder can't be created. Check the write permission of the parent folder, or choose a different location.",
    example: {
      message: '/srv/birds cannot be written: you have no right to write in /srv.',
      hint: 'Name a folder in a place of your own, or give yourself the right to write there.',
      test: 'packages/create-site/src/create-site.test.ts'
    }
  },
  'packages-missing': {
    topic: 'creation',
    explanation:
      '`--packages` names a folder of packed packages, as `npm run pack` writes it in a clone of Lectern. The folder has no packages.',
    example: {
      message: 'There are no packages of Lectern in /home/ada/packages.',
      hint: 'Write them with `npm run pack -- --out-dir packages` in a clone of Lectern, or leave --packages out.',
      test: 'packages/create-site/src/cli.test.ts'
    }
  },
  'package-manager-missing': {
    topic: 'creation',
    explanation:
      "The site was created, but its packages weren't installed, since the package manager isn't installed or not in `PATH`.",
    example: {
      message: 'pnpm cannot be started.',
      hint: 'The site in birds is complete except for its packages. Install pnpm, or use a different package manager there.',
      test: 'packages/create-site/src/create-site.test.ts'
    }
  },
  'install-failed': {
    topic: 'creation',
    explanation:
      'The site was created, but the package manager failed. Its own message is above the problem. Common causes are a missing network connection and a proxy.',
    example: {
      message: '`npm install` ended with exit code 1. Its output is above.',
      hint: 'The site in birds is complete except for its packages. Run `npm install` there once the problem is fixed.',
      test: 'packages/create-site/src/create-site.test.ts'
    }
  },
  'git-failed': {
    topic: 'creation',
    policy: 'warn',
    explanation:
      "The site was created without a git repository. Git may not be installed, or the folder's owner may differ from your user.",
    example: {
      message: 'Git could not create a repository in /home/ada/birds.',
      hint: 'The site is complete without one. Run `git init` there once git works, or use --no-git.',
      test: 'packages/create-site/src/create-site.test.ts'
    }
  }
} satisfies ProblemCatalog

/** Codes of problems of creating a site. */
export type CreateSiteProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems of creating a site. */
    createSite: CreateSiteProblemCode
  }
}
