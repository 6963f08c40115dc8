import path from 'node:path'
import {BaseSequencer, type TestSpecification} from 'vitest/node'

/**
 * Files that take much longer than others, longest first. A new clone has no durations of a
 * previous run.
 */
const LONGEST = [
  'errors',
  'dev-server',
  'packed-packages',
  'rebuild/affected-pages',
  'stylesheets',
  'locales',
  'versions',
  'rebuild',
  'warm-code',
  'command-line',
  'negotiation/negotiation',
  'openapi',
  'shards'
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
