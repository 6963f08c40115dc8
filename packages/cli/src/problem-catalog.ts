import type {ProblemCatalog} from '@lectern/types'

/** Problems of commands. */
export const problemCatalog = {
  'code-failed': {
    topic: 'commands',
    explanation:
      'Code of the site or of a plugin threw an error that nothing waits for: in a timer, an event listener, or a promise without `await`. The position is the line that threw.'
  },
  'code-ended-process': {
    topic: 'commands',
    explanation:
      'The process ended before the command did. Code of the site or of a plugin called `process.exit`, or waits for a promise that never settles. The message names the code that ran.'
  },
  'code-timeout': {
    topic: 'commands',
    explanation:
      'Code in the site or a plugin, e.g. the configuration, a hook or a component, exceeded the [time limit](../cli.md#time-limit). The message names the code. Look for an endless loop or a promise that never settles.'
  },
  'build-not-reproducible': {
    topic: 'commands',
    explanation:
      '[`site build --verify`](../cli.md#verify) built the site twice and got different outputs. The message names the first file that differs, the place in it, and how many files differ. The output of the first build is in place.'
  },
  'second-build-failed': {
    topic: 'commands',
    explanation:
      '[`site build --verify`](../cli.md#verify) builds a copy of the site in another folder, and this build failed although the first one succeeded. The output of the first build is in place.'
  },
  'command-unknown': {
    topic: 'commands',
    explanation:
      'Plugins can add commands, e.g. `docs:version`. No plugin of this site has this one. `site --help` lists the available commands.'
  },
  'page-exists': {
    topic: 'commands',
    explanation:
      '[`site new`](../cli.md#new) never overwrites a file, and the file for this title exists.'
  },
  'page-folder-outside': {
    topic: 'commands',
    explanation:
      'The option `--folder` of [`site new`](../cli.md#new) has to be a folder inside the content folder of the plugin.'
  },
  'page-kind-unknown': {
    topic: 'commands',
    explanation:
      'No plugin of this site can create this kind of page with [`site new`](../cli.md#new). Docs, posts and pages are available if the site has their plugin.'
  },
  'page-title-invalid': {
    topic: 'commands',
    explanation:
      '[`site new`](../cli.md#new) derives the filename from the title, and this title has no letters or digits.'
  },
  'open-files-exhausted': {
    topic: 'commands',
    explanation:
      'The system limits how many files a process can open, and the limit is too low for this command. The last output is unchanged. `ulimit -n` shows the limit and raises it.',
    example: {
      message: "The operating system's limit for open files is too low.",
      hint: 'Raise the limit and run the command again, e.g. `ulimit -n 4096`.',
      test: 'packages/cli/src/report/command-failure.test.ts'
    }
  },
  'plugin-instance-unknown': {
    topic: 'commands',
    explanation:
      'A site can have several instances of a plugin, which `--id` selects. No instance with this command has the ID. An instance without an ID is called `default`.'
  },
  'deploy-branch-current': {
    topic: 'deployment',
    explanation:
      '[`site deploy`](../deployment.md#branch) replaces the contents of the deployment branch, and that branch is checked out. Deploying would replace the sources of the site. Nothing was changed.',
    example: {
      message:
        "The deployment branch `gh-pages` is the current branch. Deploying would overwrite the site's source files.",
      hint: 'Check out your source branch, or deploy to a different one, e.g. `--branch gh-pages`.',
      test: 'tests/deploy.test.ts'
    }
  }
} satisfies ProblemCatalog

/** Codes of problems of commands. */
export type CliProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Codes of problems of commands. */
    cli: CliProblemCode
  }
}
