import {SiteError} from '@lectern/shared/problems/site-problem'
import type {Settled} from './settle-all.js'

interface Instance {
  plugin: {name: string}
  id: string
}

/** Removes duplicate plugin instances. The first instance with an ID is kept. */
export function keepUnique<Loaded extends Instance>(plugins: readonly Loaded[]): Settled<Loaded> {
  const seen = new Set<string>()
  const results: Loaded[] = []
  const errors: SiteError[] = []
  for (const loaded of plugins) {
    const key = `${loaded.plugin.name} ${loaded.id}`
    if (seen.has(key)) errors.push(duplicate(loaded))
    else results.push(loaded)
    seen.add(key)
  }
  return {results, errors}
}

function duplicate({plugin, id}: Instance): SiteError {
  return new SiteError({
    code: 'plugin-duplicate',
    message: `The plugin ${plugin.name} has two instances with the ID \`${id}\`.`,
    hint: 'Set a unique `id` in the options of one instance.'
  })
}
