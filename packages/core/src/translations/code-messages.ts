import type {TranslateText, TranslationContent} from '@lectern/types'
import {putValues} from '@lectern/shared/front-matter/text-values'
import {blame} from '../plugins/blame.js'
import type {LoadedPlugin} from '../plugins/load-plugins.js'

/** Texts of the site's code in its language, by ID. */
export type CodeMessages = Readonly<Record<string, string>>

/** The strings of plugins and themes for the language of the site; later ones win. */
export async function collectDefaultMessages(
  plugins: readonly LoadedPlugin[]
): Promise<CodeMessages> {
  const all = await Promise.all(
    plugins.map(({plugin, label}) =>
      blame(label, 'getDefaultCodeTranslationMessages', () =>
        plugin.getDefaultCodeTranslationMessages?.()
      )
    )
  )
  return Object.assign({}, ...all)
}

/** The strings of a site: first from the site's own file, then from its themes. */
export function mergeMessages(defaults: CodeMessages, own: TranslationContent): CodeMessages {
  const written = Object.entries(own).map(([id, {message}]) => [id, message])
  return {...defaults, ...Object.fromEntries(written)}
}

/** Creates the function that translates plugins' strings to the site's language. */
export function createTranslate(messages: CodeMessages): TranslateText {
  return ({id, message}, values) =>
    putValues(Object.hasOwn(messages, id) ? (messages[id] ?? message) : message, values)
}
