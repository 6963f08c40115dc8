import type {ProblemCatalog} from '@lectern/types'

/** Problems of commands. */
export const problemCatalog = {
  'command-unknown': {
    topic: 'commands',
    explanation:
      'Plugins can add commands, e.g. `docs:version`. No plugin of this site has this one. `site --help` lists the available commands.'
  },
  'plugin-instance-unknown': {
    topic: 'commands',
    explanation:
      'A site can have several instances of a plugin, which `--id` selects. No instance with this command has the id. An instance without an id is called `default`.'
  },
  'deploy-branch-current': {
    topic: 'deployment',
    explanation:
      '[`site deploy`](../deployment.md#branch) replaces the contents of the deployment branch, and that branch is checked out. Deploying would replace the sources of the site. Nothing was changed.'
  }
} satisfies ProblemCatalog

declare module '@lectern/types' {
  interface ProblemCodes {
    cli: keyof typeof problemCatalog
  }
}
