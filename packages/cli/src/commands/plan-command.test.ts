import fs from 'node:fs'
import path from 'node:path'
import type {ShardPlan} from '@lectern/core/shards/shard-plan'
import {createMarkdownSite} from '@lectern/testing/markdown-site'
import {expect, test, vi} from 'vitest'
import {runCommand} from '../fixtures/run-command.js'

// Planning needs other threads, which can't run TypeScript sources.
vi.mock('@lectern/core/shards/plan-shards', () => ({
  planShards: (): Partial<ShardPlan> => ({pages: 2, basis: 'size', shards: []})
}))

test('the plan is written to a file, also in a folder that is missing', async () => {
  const siteDir = createMarkdownSite()
  const run = await runCommand('plan --shards 2 --output plans/next.json', siteDir)
  expect([run.exitCode, run.stderr]).toEqual([0, ''])
  const file = path.join(siteDir, 'plans', 'next.json')
  expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({pages: 2})
})
