import type {PluginRef} from '@lectern/types'
import {messageOf, SiteError} from './site-problem.js'

/**
 * An error in a plugin's hook. It contains the name of the hook that the plugin's author knows. An
 * adapted plugin's hooks have different names in Lectern.
 */
export class HookError extends Error {
  readonly hook: string
  /** The plugin that caused the error, if it isn't the one whose hook was called. */
  readonly plugin?: PluginRef

  constructor(hook: string, cause: unknown, plugin?: PluginRef) {
    super(messageOf(cause), {cause})
    this.name = 'HookError'
    this.hook = hook
    this.plugin = plugin
  }
}

/** Calls a hook. If it throws, the error includes the hook's name. */
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
