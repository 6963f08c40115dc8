import {SiteError} from '@lectern/shared/problems/site-problem'

/** The number of a shard and the total number of shards. */
export interface ShardNumber {
  /** Number of the shard, 1-based. */
  index: number
  total: number
}

/** Environment variables that identify a parallel job. */
interface JobVariables {
  /** Name of the CI service or scheduler. */
  title: string
  index: string
  /** Variables that may contain the number of jobs. The first one that is set is used. */
  total: readonly string[]
  /** Number of the first job, or the name of a variable that contains it. */
  first: number | string
}

/**
 * Variable for the number of shards, for schedulers that number their jobs but don't provide a
 * total.
 */
const TOTAL = 'SITE_SHARD_TOTAL'

/** Job variables of CI services and schedulers. If several are set, the first one wins. */
const JOB_VARIABLES: readonly JobVariables[] = [
  {title: 'any', index: 'SITE_SHARD_INDEX', total: [TOTAL], first: 1},
  {title: 'GitHub Actions', index: 'STRATEGY_JOB_INDEX', total: ['STRATEGY_JOB_TOTAL'], first: 0},
  {title: 'Bazel', index: 'TEST_SHARD_INDEX', total: ['TEST_TOTAL_SHARDS'], first: 0},
  {
    title: 'Slurm',
    index: 'SLURM_ARRAY_TASK_ID',
    total: ['SLURM_ARRAY_TASK_COUNT', TOTAL],
    first: 'SLURM_ARRAY_TASK_MIN'
  },
  {title: 'Kubernetes', index: 'JOB_COMPLETION_INDEX', total: ['JOB_COMPLETIONS', TOTAL], first: 0},
  {title: 'GitLab CI', index: 'CI_NODE_INDEX', total: ['CI_NODE_TOTAL'], first: 1},
  {title: 'CircleCI', index: 'CIRCLE_NODE_INDEX', total: ['CIRCLE_NODE_TOTAL'], first: 0},
  {
    title: 'Buildkite',
    index: 'BUILDKITE_PARALLEL_JOB',
    total: ['BUILDKITE_PARALLEL_JOB_COUNT'],
    first: 0
  }
]

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Parses the number of a shard, such as `2/8`.
 *
 * @param text - The value of `--shard`. Defaults to the variables of CI services.
 * @throws SiteError `shard-number-invalid`.
 */
export function readShardNumber(text: string | undefined, env: Environment): ShardNumber {
  const given = text ?? env.SITE_SHARD
  if (given !== undefined) return parseNumber(given)
  const found = JOB_VARIABLES.flatMap((variables) => readVariables(variables, env) ?? []).at(0)
  if (found) return checkNumber(found, `${found.index}/${found.total}`)
  throw new SiteError({
    code: 'shard-number-invalid',
    message: 'The number of the shard is missing, and no CI variable contains it.',
    hint: 'Add it to the command, e.g. `--shard 1/4` for the first of four shards.'
  })
}

function readVariables(
  {index, total, first}: JobVariables,
  env: Environment
): ShardNumber | undefined {
  const job = readNumber(env[index])
  const count = readNumber(total.map((name) => env[name]).find((value) => value !== undefined))
  if (job === undefined || count === undefined) return undefined
  const start = typeof first === 'number' ? first : (readNumber(env[first]) ?? 0)
  return {index: job - start + 1, total: count}
}

function readNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d+$/.test(text) ? Number(text) : undefined
}

function parseNumber(text: string): ShardNumber {
  const [, index, total] = /^(\d+)\/(\d+)$/.exec(text.trim()) ?? []
  return checkNumber({index: Number(index), total: Number(total)}, text)
}

/** Maximum number of shards. */
const MAX_SHARDS = 10_000

function checkNumber({index, total}: ShardNumber, text: string): ShardNumber {
  if (index >= 1 && index <= total && total <= MAX_SHARDS) return {index, total}
  throw new SiteError({
    code: 'shard-number-invalid',
    message: `The shard number ${JSON.stringify(text)} is invalid.`,
    hint: `Use the format \`i/N\` with i from 1 to N, e.g. \`--shard 1/4\` for the first of four shards. N can't exceed ${MAX_SHARDS}.`
  })
}

/** Formats the number of a shard, such as `2/8`. */
export function formatShard({index, total}: ShardNumber): string {
  return `${index}/${total}`
}
