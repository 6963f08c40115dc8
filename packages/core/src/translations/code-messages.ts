import type {TranslateText, TranslationContent} from '@lectern/types'
import {putValues} from '@lectern/shared/front-matter/text-values'
import {runPluginHook} from '../plugins/plugin-hooks.js'
import type {LoadedPlugin} from '../plugins/load-plugins.js'

/** Strings of the site's code in the site's language, by ID. */
export type CodeMessages = Readonly<Record<string, string>>

/** Collects the strings of plugins and themes in the site's language. Later ones win. */
export async function collectDefaultMessages(
  plugins: readonly LoadedPlugin[]
): Promise<CodeMessages> {
  const all = await Promise.all(
    plugins.map(({plugin, label}) =>
      runPluginHook(label, 'getDefaultCodeTranslationMessages', () =>
        plugin.getDefaultCodeTranslationMessages?.()
      )
    )
  )
  return Object.assign({}, ...all)
}

/** Merges the strings of a site. Its own translation file takes precedence over its themes. */
export function mergeMessages(defaults: CodeMessages, own: TranslationContent): CodeMessages {
  const written = Object.entries(own).map(([id, {message}]) => [id, message])
  return {...defaults, ...Object.fromEntries(written)}
}

/** Creates the function that translates a plugin's strings into the site's language. */
export function createTranslate(messages: CodeMessages): TranslateText {
  return ({id, message}, values) =>
    putValues(Object.hasOwn(messages, id) ? (messages[id] ?? message) : message, values)
}
