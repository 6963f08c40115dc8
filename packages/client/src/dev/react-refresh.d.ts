/** The parts of React Fast Refresh that we use. The package has no types. */
declare module 'react-refresh/runtime' {
  export function injectIntoGlobalHook(scope: typeof globalThis): void
  export function register(type: unknown, id: string): void
  export function createSignatureFunctionForTransform(): unknown
  export function performReactRefresh(): unknown
}
