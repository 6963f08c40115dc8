import {SiteError} from '@lectern/shared/problems/site-problem'
import type {SourcePosition} from '@lectern/types'
import type {ConfigSource} from '@lectern/shared/problems/find-config-position'
import {findAllQuoted} from '@lectern/shared/problems/find-quoted'
import type {Settled} from './settle-all.js'

interface Instance {
  plugin: {name: string}
  id: string
}

/** A plugin instance, with its name in the configuration. */
interface Entry<Loaded extends Instance> {
  loaded: Loaded
  name: string
}

/** Removes duplicate plugin instances. The first instance with an ID is kept. */
export function keepUnique<Loaded extends Instance>(
  entries: readonly Entry<Loaded>[],
  source: ConfigSource
): Settled<Loaded> {
  const seen = new Set<string>()
  const results: Loaded[] = []
  const errors: SiteError[] = []
  for (const {loaded, name} of entries) {
    const key = `${loaded.plugin.name} ${loaded.id}`
    if (seen.has(key)) errors.push(duplicate(loaded, findAllQuoted(name, source).at(-1)))
    else results.push(loaded)
    seen.add(key)
  }
  return {results, errors}
}

function duplicate({plugin, id}: Instance, position?: SourcePosition): SiteError {
  return new SiteError({
    code: 'plugin-duplicate',
    message: `The plugin ${plugin.name} has two instances with the ID \`${id}\`.`,
    position,
    hint: 'Set a unique `id` in the options of one instance.'
  })
}
