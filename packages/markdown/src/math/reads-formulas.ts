import type {CompileState} from '../state/compile-state.js'
import {findBuiltIn} from '../state/guard-plugins.js'

/** Returns whether dollar signs and `math` code blocks become formulas. */
export function readsFormulas({
  options,
  functions
}: Pick<CompileState, 'options' | 'functions'>): boolean {
  if (options.math !== 'plugin') return true
  const {beforeDefaultRemarkPlugins, remarkPlugins} = functions
  return [beforeDefaultRemarkPlugins, remarkPlugins].some((plugins) =>
    findBuiltIn('remarkMath', plugins)
  )
}
