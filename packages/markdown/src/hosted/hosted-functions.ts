import type {MarkdownFunctions, MarkdownPlugin} from '@lectern/types'
import type {Node} from 'unist'
import type {VFile} from 'vfile'
import {VFileMessage} from 'vfile-message'
import {PluginFailure} from '../state/guard-plugins.js'
import type {
  FailedPlugin,
  HostedList,
  PluginAnswer,
  PluginCall,
  PluginMessage
} from './plugin-call.js'

/**
 * Creates functions that call a plugin host (`createPluginHost`) instead of running the site's
 * plugins. The result of the compilation is the same.
 *
 * @param lists - The host's lists.
 * @param call - Sends a call to the host.
 */
export function createHostedFunctions(
  lists: readonly HostedList[],
  call: (call: PluginCall) => Promise<PluginAnswer>
): MarkdownFunctions {
  return Object.fromEntries(
    lists.map(({name, isHosted, builtIn}) => {
      const plugins = builtIn.map(([plugin, ...options]) => [nameBuiltIn(plugin), ...options])
      const hosted = () => async (tree: Node, file: VFile) => {
        const {path, data} = file
        const answer = await call({list: name, tree, path, text: String(file), data})
        if ('failed' in answer) throw createFailure(answer.failed)
        for (const message of answer.messages) file.messages.push(createMessage(message))
        return answer.tree
      }
      return [name, [...plugins, ...(isHosted ? [hosted] : [])]]
    })
  )
}

/** Creates a plugin that only has a name, because its feature is built in. */
function nameBuiltIn(name: string): MarkdownPlugin {
  return Object.defineProperty(() => undefined, 'name', {value: name})
}

function createMessage({reason, source, line, column}: PluginMessage): VFileMessage {
  const message = new VFileMessage(reason, createPlace(line, column))
  message.source = source
  return message
}

function createFailure({plugin, reason, isMessage, line, column}: FailedPlugin): PluginFailure {
  const cause = isMessage ? new VFileMessage(reason, createPlace(line, column)) : new Error(reason)
  return new PluginFailure(plugin, cause)
}

function createPlace(line?: number, column?: number) {
  return line === undefined ? undefined : {line, column: column ?? 1}
}
