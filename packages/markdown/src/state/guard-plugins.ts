import {messageOf} from '@lectern/shared/problems/site-problem'
import type {MarkdownPlugin, SiteProblem} from '@lectern/types'
import type {Pluggable, PluggableList, Plugin, Processor, Transformer} from 'unified'
import type {Node} from 'unist'
import type {VFile} from 'vfile'
import {VFileMessage} from 'vfile-message'
import {completeNodes} from './complete-nodes.js'
import {isBuiltIn} from './own-plugins.js'

/** Error in one of the site's plugins. */
export class PluginFailure extends Error {
  override readonly name = 'PluginFailure'

  constructor(
    readonly plugin: string,
    cause: unknown
  ) {
    super(messageOf(cause), {cause})
  }
}

/** The tree of a page can't be sent to the thread with the site's plugins, or back. */
export class HostFailure extends Error {
  override readonly name = 'HostFailure'
}

/**
 * Prepares plugins for a pipeline. Adds the plugin's name to errors, and omits plugins whose
 * features are built in (`findBuiltIn`).
 *
 * @param signal - Stops the wait for a plugin that never returns.
 */
export function guardPlugins(
  plugins: readonly MarkdownPlugin[] = [],
  signal?: AbortSignal
): PluggableList {
  return plugins.flatMap((entry): Pluggable[] => {
    const [plugin, ...options] = typeof entry === 'function' ? [entry] : entry
    if (isBuiltIn(entry)) return []
    return [[guardPlugin(plugin as Plugin, signal), ...options] as Pluggable]
  })
}

/**
 * Returns the options of a built-in plugin that the site lists, or `undefined` if it isn't listed.
 */
export function findBuiltIn(
  name: string,
  plugins: readonly MarkdownPlugin[] = []
): Readonly<Record<string, unknown>> | undefined {
  for (const entry of plugins) {
    const [plugin, options] = typeof entry === 'function' ? [entry, undefined] : entry
    if (plugin.name === name) return typeof options === 'object' && options ? {...options} : {}
  }
  return undefined
}

function guardPlugin(plugin: Plugin, signal: AbortSignal | undefined): Plugin {
  const name = plugin.name || 'without a name'
  return function (this: Processor, ...options: unknown[]) {
    const transform = attempt(name, (): unknown => plugin.apply(this, options as []))
    if (typeof transform !== 'function') return undefined
    const guarded = {name, transform: transform as Transformer}
    return (tree: Node, file: VFile) => runPlugin(guarded, {tree, file}, signal)
  }
}

/** A plugin's function for trees, and the plugin's name for errors. */
export interface NamedTransform {
  name: string
  transform: Transformer
}

/**
 * Runs a plugin on a tree. Adds the fields that the plugin has omitted from nodes.
 *
 * @param signal - Stops the wait for a plugin that never returns.
 * @returns The plugin's own tree, if it returned one.
 *
 * @throws PluginFailure
 */
export function runPlugin(
  {name, transform}: NamedTransform,
  {tree, file}: {tree: Node; file: VFile},
  signal?: AbortSignal
): Promise<Node | undefined> {
  const run = () => runTransform(name, transform, tree, file)
  return signal ? runUntil(signal, name, run) : run()
}

/** Waits for a result, but throws if the signal aborts first. */
async function runUntil<Result>(
  signal: AbortSignal,
  name: string,
  run: () => Promise<Result>
): Promise<Result> {
  let stop = () => {}
  const ended = new Promise<never>((_, reject) => {
    stop = () => reject(new PluginFailure(name, signal.reason))
    signal.addEventListener('abort', stop)
  })
  try {
    return await Promise.race([run(), ended])
  } finally {
    signal.removeEventListener('abort', stop)
  }
}

async function runTransform(
  name: string,
  transform: Transformer,
  tree: Node,
  file: VFile
): Promise<Node | undefined> {
  try {
    const result =
      transform.length > 2
        ? await runWithCallback(transform, tree, file)
        : await call(transform, tree, file)
    if (result instanceof Error) throw result
    const changed = (result as Node | null | undefined) ?? undefined
    completeNodes(changed ?? tree)
    return changed
  } catch (error) {
    // Plugins that run in another thread have already been named.
    if (error instanceof PluginFailure || error instanceof HostFailure) throw error
    throw new PluginFailure(name, error)
  }
}

function call(transform: Transformer, tree: Node, file: VFile): unknown {
  return (transform as (tree: Node, file: VFile) => unknown)(tree, file)
}

function runWithCallback(transform: Transformer, tree: Node, file: VFile): Promise<unknown> {
  return new Promise((resolve, reject) => {
    transform(tree, file, (error, result) => {
      if (error) reject(error)
      else resolve(result)
      return undefined
    })
  })
}

function attempt<Result>(name: string, run: () => Result): Result {
  try {
    return run()
  } catch (error) {
    throw new PluginFailure(name, error)
  }
}

/** Reports which of the site's plugins failed on a page (`markdown-plugin-failed`). */
export function pluginProblem(
  {plugin, message, cause}: PluginFailure,
  lineOffset: number
): SiteProblem {
  const reason = cause instanceof VFileMessage ? cause.reason : message
  const place = cause instanceof VFileMessage ? cause : undefined
  return {
    code: 'markdown-plugin-failed',
    message: `The Markdown plugin ${plugin} failed: ${reason.replace(/\.$/, '')}.`,
    position: {file: '', line: (place?.line ?? 1) + lineOffset, column: place?.column ?? 1},
    hint: 'Fix the plugin or its input, or remove it from the configuration.'
  }
}

/** Reports messages from the site's plugins about a page (`markdown-plugin-message`). */
export function messageProblems(
  messages: readonly VFileMessage[],
  lineOffset: number
): SiteProblem[] {
  return messages.map(({reason, source, line, column}) => ({
    code: 'markdown-plugin-message',
    policy: 'warn',
    message: `${source ?? 'A Markdown plugin'} reported: ${reason.replace(/\.$/, '')}.`,
    position: {file: '', line: (line ?? 1) + lineOffset, column: column ?? 1}
  }))
}
