import type {SiteProblem} from '@lectern/types'
import type {DocusaurusPlugin} from './docusaurus-plugin.js'
import {isRecord} from '@lectern/shared/text/unknown-record'

/** Say of a plugin what is missing because no webpack and no PostCSS asks it. */
export function reportBundlerHooks(plugin: DocusaurusPlugin): SiteProblem[] {
  const problems: SiteProblem[] = []
  if (plugin.configureWebpack) {
    const missing = describeChanges(askForChanges(plugin))
    problems.push({
      code: 'docusaurus-plugin-limited',
      policy: 'warn',
      message: `The plugin ${plugin.name} configures webpack, which Lectern does not use${missing ? `; what is missing: ${missing}` : ''}.`,
      hint: 'Everything else of the plugin works. Look whether the site needs what is missing.'
    })
  }
  return problems
}

/** What a plugin would change of an empty configuration; `undefined` when it cannot be asked. */
function askForChanges({configureWebpack}: DocusaurusPlugin): unknown {
  const tools = {
    getStyleLoaders: () => [],
    getJSLoader: () => ({}),
    currentBundler: {name: 'webpack'}
  }
  try {
    return configureWebpack?.({module: {rules: []}, resolve: {}, plugins: []}, false, tools)
  } catch {
    // It needs a real webpack: that it configures one is all there is to say.
    return undefined
  }
}

/** The parts of a configuration in words. */
export function describeChanges(config: unknown): string {
  if (!isRecord(config)) return ''
  const {module, resolve, plugins} = config
  const rules = isRecord(module) && Array.isArray(module.rules) ? module.rules : []
  const tests = rules.flatMap((rule: unknown) => (isRecord(rule) ? [String(rule.test)] : []))
  const aliases = isRecord(resolve) && isRecord(resolve.alias) ? Object.keys(resolve.alias) : []
  const made = Array.isArray(plugins) ? plugins.map((one: unknown) => nameOf(one)) : []
  return [
    tests.length > 0 && `loaders for ${tests.join(', ')}`,
    aliases.length > 0 && `the names ${aliases.join(', ')} in imports`,
    made.length > 0 && `the webpack plugins ${made.join(', ')}`
  ]
    .filter(Boolean)
    .join('; ')
}

function nameOf(plugin: unknown): string {
  return (typeof plugin === 'object' && plugin?.constructor.name) || 'without a name'
}
