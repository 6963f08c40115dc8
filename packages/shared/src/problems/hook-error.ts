import type {PluginRef} from '@lectern/types'
import {messageOf, SiteError} from './site-problem.js'

/**
 * What a hook of a plugin threw, with the plugin's own name of the hook: an adapted plugin has hooks that
 * call others, and its author knows only these.
 */
export class HookError extends Error {
  readonly hook: string
  /** The plugin, if it isn't the one whose hook was called. */
  readonly plugin?: PluginRef

  constructor(hook: string, cause: unknown, plugin?: PluginRef) {
    super(messageOf(cause), {cause})
    this.name = 'HookError'
    this.hook = hook
    this.plugin = plugin
  }
}

/** Calls a hook, and names it in what it throws. */
export async function callHook<Result>(
  hook: string,
  run: () => Result | Promise<Result>,
  plugin?: PluginRef
): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    throw error instanceof SiteError ? error : new HookError(hook, error, plugin)
  }
}
