import fs from 'node:fs/promises'
import type {Plugin} from 'esbuild'

/** A statement that only names a component for development tools. */
const DISPLAY_NAME = /^\w+\.displayName = "[^"\n]*";$/gm
/** A constant whose value is made by a call: a context, a memoised component, a set. */
const MADE_CONSTANT = /^((?:var|let|const) \w+ = )(?=(?:new )?[A-Z]\w*(?:\.\w+)*\()/gm

/**
 * esbuild plugin that lets React Router be tree-shaken. The package says that it has no side effects, but
 * it comes as one file in which constants made by calls, and names given to components afterwards, keep
 * its forms, data routers and server parts alive: two thirds of its weight, of which no page uses anything.
 * Where the patterns find nothing the router is heavier and works the same.
 */
export function treeShakeRouter(): Plugin {
  return {
    name: 'tree-shake-router',
    setup(build) {
      build.onLoad({filter: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/}, async ({path}) => ({
        contents: markPure(await fs.readFile(path, 'utf8')),
        loader: 'js'
      }))
    }
  }
}

/** Say of each constant of a module that nobody misses it when it is not used. */
export function markPure(code: string): string {
  return code.replace(DISPLAY_NAME, '').replace(MADE_CONSTANT, '$1/* @__PURE__ */ ')
}
