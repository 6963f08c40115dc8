import type {ProblemCatalog} from '@lectern/types'

/** Problems with commands. */
export const problemCatalog = {
  'code-failed': {
    topic: 'commands',
    explanation:
      "Code in the site or a plugin threw an error that wasn't caught, e.g. in a timer, an event listener, or a promise without `await`. The error shows the line that threw."
  },
  'code-ended-process': {
    topic: 'commands',
    explanation:
      'The process ended before the command finished. Code in the site or a plugin called `process.exit`, or waits for a promise that never settles. The message shows which code ran.'
  },
  'code-timeout': {
    topic: 'commands',
    explanation:
      'Code in the site or a plugin exceeded the [time limit](../cli.md#time-limit). The message shows which code ran, e.g. the configuration, a hook or a component. Check it for an infinite loop or a promise that never settles.'
  },
  'build-not-reproducible': {
    topic: 'commands',
    explanation:
      '[`site build --verify`](../cli.md#verify) built the site twice, and the outputs differ. The message shows the first file that differs, the position of the difference, and the number of files that differ. The output folder contains the first build.'
  },
  'second-build-failed': {
    topic: 'commands',
    explanation:
      '[`site build --verify`](../cli.md#verify) also builds a copy of the site in a different folder. The first build succeeded, but this second build failed. The output folder contains the first build.'
  },
  'insight-log-missing': {
    topic: 'commands',
    explanation:
      "The file that you passed to [`site insight`](../agents/insight.md) doesn't exist or can't be read. Pass a log with one event per line."
  },
  'cache-push-failed': {
    topic: 'commands',
    explanation:
      "The [remote cache](../large-sites/remote-cache.md) refused the files of `site cache push`, or didn't respond. The message shows the reason. Builds never fail because of their remote cache."
  },
  'plug-and-play-unsupported': {
    topic: 'commands',
    explanation:
      "Yarn's Plug'n'Play keeps packages in archives, but the files of themes and plugins are read from `node_modules`. Add the line `nodeLinker: node-modules` to `.yarnrc.yml`, then run `yarn`.",
    example: {
      message: "Yarn's Plug'n'Play keeps packages in archives, so their files can't be read.",
      hint: 'Add the line `nodeLinker: node-modules` to .yarnrc.yml, then run `yarn`.',
      test: 'packages/cli/src/options/plug-and-play.test.ts'
    }
  },
  'command-unknown': {
    topic: 'commands',
    explanation:
      "Plugins can add commands, e.g. `docs:version`. None of your site's plugins has this command. Check its spelling, or add its plugin to the configuration."
  },
  'page-exists': {
    topic: 'commands',
    explanation:
      'A file for this title already exists. [`site new`](../cli.md#new) never overwrites files.'
  },
  'page-folder-outside': {
    topic: 'commands',
    explanation:
      "The `--folder` option of [`site new`](../cli.md#new) has to be a folder inside the plugin's content folder."
  },
  'page-kind-unknown': {
    topic: 'commands',
    explanation:
      "None of your site's plugins can create this kind of page with [`site new`](../cli.md#new). You can create docs, posts and pages if your site has the plugin for them."
  },
  'page-title-invalid': {
    topic: 'commands',
    explanation:
      '[`site new`](../cli.md#new) derives the filename from the title, but this title has no letters or digits.'
  },
  'open-files-exhausted': {
    topic: 'commands',
    explanation:
      'The operating system limits how many files a process can open, and the limit is too low for this command. The previous output is unchanged. To show or raise the limit, use `ulimit -n`.',
    example: {
      message: "The operating system's limit for open files is too low.",
      hint: 'Raise the limit and run the command again, e.g. `ulimit -n 4096`.',
      test: 'packages/cli/src/report/command-failure.test.ts'
    }
  },
  'esbuild-unusable': {
    topic: 'commands',
    explanation:
      'Sites are bundled with esbuild. Its binary for your platform is an optional dependency. This binary is missing, unreadable, or built for a different platform. Install the packages again on the machine that builds the site.',
    example: {
      message:
        'esbuild can\'t start: The package "@esbuild/linux-x64" could not be found, and is needed by esbuild.',
      hint: "Run `npm ci` on this machine, without `--omit=optional`. Don't copy `node_modules` from another platform.",
      test: 'packages/cli/src/report/command-failure.test.ts'
    }
  },
  'plugin-instance-unknown': {
    topic: 'commands',
    explanation:
      '`--id` selects an instance of a plugin. None of the instances with this command has that ID. An instance that you configure without an ID is called `default`.'
  },
  'deploy-branch-current': {
    topic: 'deployment',
    explanation:
      "[`site deploy`](../deployment.md#branch) replaces the contents of the deployment branch, and this branch is checked out. Deploying would replace your site's source files. Nothing was changed.",
    example: {
      message:
        "The deployment branch `gh-pages` is the current branch. Deploying would overwrite the site's source files.",
      hint: 'Check out your source branch, or deploy to a different one, e.g. `--branch gh-pages`.',
      test: 'tests/deploy.test.ts'
    }
  }
} satisfies ProblemCatalog

/** Problem codes for commands. */
export type CliProblemCode = keyof typeof problemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    /** Problem codes for commands. */
    cli: CliProblemCode
  }
}
