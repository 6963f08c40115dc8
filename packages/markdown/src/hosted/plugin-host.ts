import type {MarkdownFunctions, MarkdownOptions, MarkdownPlugin} from '@lectern/types'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import {type Plugin, type Processor, type Transformer, unified} from 'unified'
import {VFile} from 'vfile'
import {VFileMessage} from 'vfile-message'
import {createState} from '../compile/create-state.js'
import {htmlOptions, rehypeSteps, remarkSteps} from '../parse/markdown-steps.js'
import {resolveFormat} from '../source/resolve-format.js'
import {type NamedTransform, PluginFailure, runPlugin} from '../state/guard-plugins.js'
import {mergePlugins} from '../state/merge-plugins.js'
import {isBuiltIn, PLUGIN_LISTS, type PluginListName} from '../state/own-plugins.js'
import type {HostedList, PluginAnswer, PluginCall} from './plugin-call.js'

export {HostFailure} from '../state/guard-plugins.js'
export {createHostedFunctions} from './hosted-functions.js'
export type {HostedList, PluginAnswer, PluginCall} from './plugin-call.js'

/**
 * Runs a site's plugins for pages that are compiled elsewhere, e.g. in other threads. Plugins can
 * share state, because each exists once.
 */
export interface PluginHost {
  /** The site's plugins, for `createHostedFunctions`. */
  lists: readonly HostedList[]
  /**
   * Runs a list of plugins on a tree. The plugins of a page get the same file, from the first list to
   * the last one.
   *
   * @param signal - Stops the wait for a plugin that never returns.
   */
  run(call: PluginCall, signal?: AbortSignal): Promise<PluginAnswer>
}

type Lists = Readonly<Record<PluginListName, readonly MarkdownPlugin[]>>
type Transforms = Readonly<Record<PluginListName, NamedTransform[]>>

/**
 * Creates a host for plugins that transform trees.
 *
 * @returns `undefined` if one of the plugins fails to start or adds syntax to the parser, because
 *   it then has to run where pages are parsed.
 */
export async function createPluginHost(
  functions: MarkdownFunctions,
  options: MarkdownOptions
): Promise<PluginHost | undefined> {
  const lists = collectLists(functions)
  const [md, mdx] = await Promise.all([
    startPlugins(lists, options, 'md'),
    startPlugins(lists, options, 'mdx')
  ])
  if (!md || !mdx) return undefined
  const described = PLUGIN_LISTS.map((name) => describeList(name, lists[name]))
  const hosted = described.filter(({isHosted}) => isHosted).map(({name}) => name)
  // Files of the pages between their first and their last list.
  const files = new Map<string, VFile>()
  return {
    lists: described,
    async run({list, tree, path, text, data}, signal) {
      const known = list === hosted[0] ? undefined : files.get(path)
      const file = known ?? new VFile({value: text, path, data: {...data}})
      if (list === hosted.at(-1)) files.delete(path)
      else files.set(path, file)
      const started = resolveFormat(path, options.format) === 'mdx' ? mdx : md
      const first = file.messages.length
      let current = tree
      try {
        for (const transform of started[list])
          current = (await runPlugin(transform, {tree: current, file}, signal)) ?? current
      } catch (error) {
        return {failed: describeFailure(error)}
      }
      return {tree: current, messages: file.messages.slice(first).map(describeMessage)}
    }
  }
}

function collectLists({
  beforeDefaultRemarkPlugins,
  remarkPlugins,
  beforeDefaultRehypePlugins,
  rehypePlugins
}: MarkdownFunctions): Lists {
  const [beforeRemark, remark] = mergePlugins(beforeDefaultRemarkPlugins, remarkPlugins)
  const [beforeRehype, rehype] = mergePlugins(beforeDefaultRehypePlugins, rehypePlugins)
  return {
    beforeDefaultRemarkPlugins: beforeRemark,
    remarkPlugins: remark,
    beforeDefaultRehypePlugins: beforeRehype,
    rehypePlugins: rehype
  }
}

function describeList(name: PluginListName, plugins: readonly MarkdownPlugin[]): HostedList {
  return {
    name,
    isHosted: plugins.some((entry) => !isBuiltIn(entry)),
    builtIn: plugins.filter(isBuiltIn).map((entry) => {
      const [plugin, ...options] = typeof entry === 'function' ? [entry] : entry
      return [plugin.name, ...options]
    })
  }
}

/**
 * Starts the plugins in a pipeline like the one that compiles pages, and collects their functions.
 */
async function startPlugins(
  lists: Lists,
  options: MarkdownOptions,
  format: 'md' | 'mdx'
): Promise<Transforms | undefined> {
  const collected: Transforms = {
    ...{beforeDefaultRemarkPlugins: [], remarkPlugins: []},
    ...{beforeDefaultRehypePlugins: [], rehypePlugins: []}
  }
  let addsSyntax = false
  const onSyntax = () => {
    addsSyntax = true
  }
  const wrapped = PLUGIN_LISTS.map((name) => {
    const add = (transform: NamedTransform) => collected[name].push(transform)
    return [name, lists[name].map((entry) => collectFrom(entry, {add, onSyntax}))]
  })
  const functions: MarkdownFunctions = Object.fromEntries(wrapped)
  const state = createState({text: '', format}, options, {functions})
  const remark = remarkSteps(state, format)
  const rehype = rehypeSteps(state)
  try {
    if (format === 'md')
      unified()
        .use(remarkParse)
        .use(remark)
        .use(remarkRehype, htmlOptions(state))
        .use(rehype)
        .freeze()
    else {
      const {createProcessor} = await import('@mdx-js/mdx')
      createProcessor({format, remarkPlugins: remark, rehypePlugins: rehype}).freeze()
    }
  } catch {
    // The pages that use the plugin report its error.
    return undefined
  }
  return addsSyntax ? undefined : collected
}

interface Collector {
  add(transform: NamedTransform): void
  /** Called if the plugin changes how pages are parsed or serialized. */
  onSyntax(): void
}

/** Wraps a plugin so that its function is collected instead of becoming part of the pipeline. */
function collectFrom(entry: MarkdownPlugin, {add, onSyntax}: Collector): MarkdownPlugin {
  if (isBuiltIn(entry)) return entry
  const [plugin, ...options] = typeof entry === 'function' ? [entry] : entry
  function collect(this: Processor, ...settings: unknown[]): undefined {
    const before = readSyntax(this)
    const transform: unknown = (plugin as Plugin).apply(this, settings as [])
    const after = readSyntax(this)
    if (before.some((part, index) => part !== after[index])) onSyntax()
    if (typeof transform === 'function')
      add({name: plugin.name || 'without a name', transform: transform as Transformer})
  }
  Object.defineProperty(collect, 'name', {value: plugin.name})
  return [collect, ...options] as MarkdownPlugin
}

/** Returns the parts of a processor that plugins can change. */
function readSyntax(processor: Processor): readonly unknown[] {
  const {micromarkExtensions = [], fromMarkdownExtensions = []} = processor.data()
  const {parser, compiler} = processor
  return [parser, compiler, micromarkExtensions.length, fromMarkdownExtensions.length]
}

function describeFailure(error: unknown) {
  if (!(error instanceof PluginFailure)) throw error
  const {plugin, message, cause} = error
  const isMessage = cause instanceof VFileMessage
  const place = isMessage && {line: cause.line, column: cause.column}
  return {plugin, reason: isMessage ? cause.reason : message, isMessage, ...place}
}

function describeMessage({reason, source, line, column}: VFileMessage) {
  return {reason, source, line, column}
}
