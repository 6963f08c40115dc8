import {SiteError} from '@lectern/shared/problems/site-problem'
import {expect, test} from 'vitest'
import {readShardNumber} from './shard-number.js'

type Case = [service: string, env: Record<string, string>, expected: string]

test.each<Case>([
  ['a common variable', {SITE_SHARD: '2/3'}, '2/3'],
  ['two common variables', {SITE_SHARD_INDEX: '2', SITE_SHARD_TOTAL: '3'}, '2/3'],
  ['GitHub Actions', {STRATEGY_JOB_INDEX: '0', STRATEGY_JOB_TOTAL: '3'}, '1/3'],
  ['GitLab CI', {CI_NODE_INDEX: '3', CI_NODE_TOTAL: '3'}, '3/3'],
  ['CircleCI', {CIRCLE_NODE_INDEX: '0', CIRCLE_NODE_TOTAL: '2'}, '1/2'],
  ['Buildkite', {BUILDKITE_PARALLEL_JOB: '1', BUILDKITE_PARALLEL_JOB_COUNT: '2'}, '2/2'],
  ['Bazel', {TEST_SHARD_INDEX: '7', TEST_TOTAL_SHARDS: '8'}, '8/8'],
  [
    'Slurm with --array=0-7',
    {SLURM_ARRAY_TASK_ID: '0', SLURM_ARRAY_TASK_MIN: '0', SLURM_ARRAY_TASK_COUNT: '8'},
    '1/8'
  ],
  [
    'Slurm with --array=1-8',
    {SLURM_ARRAY_TASK_ID: '8', SLURM_ARRAY_TASK_MIN: '1', SLURM_ARRAY_TASK_COUNT: '8'},
    '8/8'
  ],
  ['Kubernetes', {JOB_COMPLETION_INDEX: '3', JOB_COMPLETIONS: '4'}, '4/4'],
  ['Kubernetes with a common total', {JOB_COMPLETION_INDEX: '0', SITE_SHARD_TOTAL: '4'}, '1/4']
])('reads the shard number from %s', (_service, env, expected) => {
  const {index, total} = readShardNumber(undefined, env)
  expect(`${index}/${total}`).toBe(expected)
})

test('the option overrides environment variables', () => {
  const env = {CI_NODE_INDEX: '3', CI_NODE_TOTAL: '3'}
  expect(readShardNumber('1/2', env)).toEqual({index: 1, total: 2})
})

test.each(['', '0/3', '4/3', '1', '1/0', '1/3/5', '-1/3', '1.5/3', 'a/b', '1/99999'])(
  'rejects %j',
  (text) => {
    expect(() => readShardNumber(text, {})).toThrow(SiteError)
  }
)

test('rejects a job number that exceeds the number of jobs', () => {
  expect(() => readShardNumber(undefined, {CI_NODE_INDEX: '4', CI_NODE_TOTAL: '3'})).toThrow(
    'The shard number "4/3" is invalid.'
  )
})

test('requires the number if no environment variable sets it', () => {
  expect(() => readShardNumber(undefined, {CI: 'true'})).toThrow('is missing')
})
