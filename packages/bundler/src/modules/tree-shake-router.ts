import fs from 'node:fs/promises'
import type {Plugin} from 'esbuild'
import {findReadyEdits, readReadyEdits} from './ready-router.js'
import {applyEdits} from './apply-edits.js'

/**
 * esbuild plugin that makes React Router tree-shakable. The package declares that it has no side
 * effects, but it's a single file. Some constants are created by calls, and display names are set
 * afterwards. This keeps forms, data routers and server code in the bundle. They make up two thirds
 * of the package's size, and pages don't use them. If a later release has a different structure,
 * bundles still work but are larger.
 *
 * @param readyDir - Absolute folder of prepared modules.
 */
export function treeShakeRouter(readyDir?: string): Plugin {
  return {
    name: 'tree-shake-router',
    setup(build) {
      const ready = readReadyEdits(readyDir)
      build.onLoad({filter: /[\\/]react-router[\\/]dist[\\/].*\.mjs$/}, async ({path}) => {
        const code = await fs.readFile(path, 'utf8')
        return {contents: applyEdits(code, await findReadyEdits(ready, code)), loader: 'js'}
      })
    }
  }
}
