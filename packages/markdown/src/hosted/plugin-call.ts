import type {Node} from 'unist'
import type {PluginListName} from '../state/own-plugins.js'

/** A list of plugins as other threads see it. */
export interface HostedList {
  name: PluginListName
  /** Whether the list has plugins that the host runs. */
  isHosted: boolean
  /** Names of listed plugins whose features are built in, with their options. */
  builtIn: readonly (readonly [name: string, ...options: readonly unknown[]])[]
}

/** A request to run a list of plugins on a page's tree. */
export interface PluginCall {
  list: PluginListName
  tree: Node
  /** Absolute path of the file. */
  path: string
  /** Text that the positions in the tree refer to. */
  text: string
  /** Data about the page, such as its front matter. */
  data: Readonly<Record<string, unknown>>
}

/** A place in a text, as in `VFileMessage`. */
interface MessagePlace {
  line?: number | undefined
  column?: number | undefined
}

/** A message that a plugin added to the page. */
export interface PluginMessage extends MessagePlace {
  reason: string
  source?: string | undefined
}

/** Error of a plugin. */
export interface FailedPlugin extends MessagePlace {
  plugin: string
  reason: string
  /** Whether the plugin threw the error for a place in the text. */
  isMessage: boolean
}

/** Result of a call: the new tree, or the error of a plugin. */
export type PluginAnswer = {tree: Node; messages: readonly PluginMessage[]} | {failed: FailedPlugin}
