import * as runtime from 'react-refresh/runtime'

/** Functions that compiled modules call. See `refreshTransform` in the bundler. */
export interface RefreshRuntime {
  register(type: unknown, id: string): void
  createSignature(): unknown
  /** Calls `create`, or returns the context from the module's previous evaluation. */
  keepContext<Context>(id: string, create: (value: never) => Context): (value: never) => Context
  /** Called by each component module with its imports: their names and values, by request. */
  hold(module: string, imports: HeldImports): void
  /** Returns whether a module has been evaluated. */
  isHeld(module: string): boolean
  /**
   * Returns imports of a module's previous version.
   *
   * @throws Error if it didn't import one of the names.
   */
  held(module: string, request: string, names: readonly string[]): unknown[]
  /** Replaces components with the versions registered since the last call. */
  refresh(): void
}

type HeldImports = Readonly<Record<string, Readonly<Record<string, unknown>>>>

declare global {
  /** Set before any module of the site is evaluated. */
  var __lecternRefresh: RefreshRuntime
}

/** Installs React Fast Refresh. Must run before React DOM is evaluated. */
export function installRefreshRuntime(): void {
  runtime.injectIntoGlobalHook(globalThis)
  const contexts = new Map<string, unknown>()
  const held = new Map<string, HeldImports>()
  globalThis.__lecternRefresh = {
    register: runtime.register,
    createSignature: runtime.createSignatureFunctionForTransform,
    keepContext:
      <Context>(id: string, create: (value: never) => Context) =>
      (value: never) => {
        if (!contexts.has(id)) contexts.set(id, create(value))
        return contexts.get(id) as Context
      },
    hold: (module, imports) => void held.set(module, imports),
    isHeld: (module) => held.has(module),
    held(module, request, names) {
      const values = held.get(module)?.[request]
      if (!values || names.some((name) => !(name in values)))
        throw new Error(`${module} has a new import from ${request}.`)
      return names.map((name) => values[name])
    },
    refresh: () => void runtime.performReactRefresh()
  }
}
