import * as runtime from 'react-refresh/runtime'

/** Functions that compiled modules call. See `refreshTransform` in the bundler. */
export interface RefreshRuntime {
  register(type: unknown, id: string): void
  createSignature(): unknown
  /** Calls `create`, or returns the context from the module's previous evaluation. */
  keepContext<Context>(id: string, create: (value: never) => Context): (value: never) => Context
  /** Replaces components with the versions registered since the last call. */
  refresh(): void
}

declare global {
  /** Set before any module of the site is evaluated. */
  var __lecternRefresh: RefreshRuntime
}

/** Installs React Fast Refresh. Must run before React DOM is evaluated. */
export function installRefreshRuntime(): void {
  runtime.injectIntoGlobalHook(globalThis)
  const contexts = new Map<string, unknown>()
  globalThis.__lecternRefresh = {
    register: runtime.register,
    createSignature: runtime.createSignatureFunctionForTransform,
    keepContext:
      <Context>(id: string, create: (value: never) => Context) =>
      (value: never) => {
        if (!contexts.has(id)) contexts.set(id, create(value))
        return contexts.get(id) as Context
      },
    refresh: () => void runtime.performReactRefresh()
  }
}
