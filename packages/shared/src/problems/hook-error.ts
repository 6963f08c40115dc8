import type {PluginRef} from '@lectern/types'
import {messageOf, SiteError} from './site-problem.js'

/**
 * An error from a plugin's hook, with the plugin's own name for the hook. Adapted plugins have hooks that call
 * others, and their authors only know the latter.
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

/** Calls a hook, and adds its name to errors. */
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
