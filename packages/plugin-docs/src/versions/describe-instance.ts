import type {DocsOptions} from '../options/docs-options.js'

/** Returns `the docs plugin`, or e.g. `the docs plugin (community)`. */
export function describeInstance({id}: Pick<DocsOptions, 'id'>): string {
  return id === 'default' ? 'the docs plugin' : `the docs plugin (${id})`
}
