import path from 'node:path'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import {build} from 'esbuild'
import {expect, test} from 'vitest'
import {projectAliases} from './module-aliases.js'

const router = 'export {default} from "react-router-dom"'
const files = {
  'shim.js': 'export default "version 5"',
  'node_modules/react-router-dom/index.js': 'export {default} from "react-router"',
  'node_modules/react-router/index.js': 'export default "version 7"',
  'node_modules/@lectern/client/index.js': router,
  'node_modules/fog/index.js': router
}

test.each([
  ['the site', router, 'version 5'],
  ['a package', 'export {default} from "fog"', 'version 5'],
  ["Lectern's code", 'export {default} from "@lectern/client"', 'version 7']
])('%s gets its version of a package', async (_, code, version) => {
  const root = createTemporarySite({...files, 'index.js': code})
  const shim = path.join(root, 'shim.js')
  const {outputFiles} = await build({
    entryPoints: [path.join(root, 'index.js')],
    plugins: [projectAliases({'react-router': shim, 'react-router-dom': shim})],
    bundle: true,
    format: 'esm',
    write: false
  })
  expect(outputFiles[0]?.text).toContain(version)
})
