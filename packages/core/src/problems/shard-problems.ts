import type {ProblemCatalog} from '@lectern/types'

/** Problems with builds on several machines. */
export const shardProblems = {
  'shard-number-invalid': {
    topic: 'output',
    explanation:
      "`site build --shard` needs the number of the shard and the total number of shards, e.g. `1/4`. Without a value, they're read from the variables of your CI service, see [Shards](../large-sites/shards.md#ci-variables)."
  },
  'shard-plan-invalid': {
    topic: 'output',
    explanation:
      "The file in `--plan` isn't a plan, or was created for different sources or a different number of shards. Create it with `site plan --shards N --json`."
  },
  'shard-missing': {
    topic: 'output',
    explanation:
      '`site merge` needs every shard of a build, so that no page is missing. The message lists the missing ones. Build them again, and pass their folders to `--from`.'
  },
  'shard-duplicate': {
    topic: 'output',
    explanation:
      "Two folders contain the same shard, for example from a job that ran twice. `site merge` can't choose one of them."
  },
  'shard-foreign': {
    topic: 'output',
    explanation:
      "A shard doesn't belong to this build: its sources, its configuration, its packages, its version of Lectern, its plan or the number of shards differ. Merging it would mix pages of different sites. Build all shards from the same commit."
  },
  'shard-damaged': {
    topic: 'output',
    explanation:
      'Files of a shard are missing or damaged, for example after an interrupted upload. Copy the complete folder, or build the shard again.',
    example: {
      message: 'The page docs/index.html of shard 2/4 is missing or damaged.',
      hint: 'Copy the complete shard folder, or build the shard again.',
      test: 'tests/shards.test.ts'
    }
  }
} satisfies ProblemCatalog
