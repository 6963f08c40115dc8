import path from 'node:path'
import {BaseSequencer, type TestSpecification} from 'vitest/node'

/**
 * Files that take much longer than others, longest first. A new clone has no durations of a
 * previous run.
 */
const LONGEST = [
  'errors',
  'dev-server',
  'rebuild/affected-pages',
  'tutorial/tutorial',
  'stylesheets',
  'rebuild',
  'warm-code',
  'website/agent-docs',
  'docusaurus-docs-roots',
  'locales',
  'shards',
  'versions',
  'command-line',
  'openapi',
  'website/every-page',
  'website/website-map',
  'docusaurus',
  'negotiation/negotiation',
  'hostile-requests'
].map((name) => `${name}.test.ts`)

/** Starts the longest files first, so that all workers finish at about the same time. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const others = await super.sort(files)
    const rankOf = ({moduleId, project}: TestSpecification) => {
      const name = path.relative(project.config.root, moduleId).split(path.sep).join('/')
      const rank = LONGEST.indexOf(name)
      return rank < 0 ? LONGEST.length : rank
    }
    return others.sort((left, right) => rankOf(left) - rankOf(right))
  }
}
