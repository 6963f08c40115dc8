import fs from 'node:fs'
import {createRequire} from 'node:module'
import os from 'node:os'
import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {build} from 'esbuild'
import {expect, onTestFinished, test} from 'vitest'
import {readReadyEdits, writeReadyEdits} from './ready-router.js'
import {applyEdits} from './apply-edits.js'
import {findRouterEdits} from './router-edits.js'
import {treeShakeRouter} from './tree-shake-router.js'

test('marks constants created by calls as pure, removes display names and keeps the rest', async () => {
  const code = [
    'var A = React.createContext(null);',
    'A.displayName = "A";',
    'var Link = React2.forwardRef(',
    '  function Link2() {}',
    ');',
    'const set = new Set([1]);',
    'var plain = "React.createContext(null)";',
    'run();'
  ]
  const text = code.join('\n')
  expect(applyEdits(text, await findRouterEdits(text)).split('\n')).toEqual([
    'var A = /* @__PURE__ */ React.createContext(null);',
    '',
    'var Link = /* @__PURE__ */ React2.forwardRef(',
    '  function Link2() {}',
    ');',
    'const set = /* @__PURE__ */ new Set([1]);',
    'var plain = "React.createContext(null)";',
    'run();'
  ])
})

test('removes unused parts of React Router from a bundle', async () => {
  const plain = await bundleRouter([])
  const shaken = await bundleRouter([treeShakeRouter()])
  expect(shaken).toContain('popstate')
  expect(shaken).not.toContain('application/x-www-form-urlencoded')
  expect(shaken.length).toBeLessThan(plain.length / 2)
})

async function bundleRouter(plugins: ReturnType<typeof treeShakeRouter>[]): Promise<string> {
  const file = createRequire(import.meta.url).resolve('react-router-dom/package.json')
  expect(fs.existsSync(file)).toBe(true)
  const {outputFiles} = await build({
    stdin: {
      contents: `export {BrowserRouter, useLocation, useNavigate} from 'react-router-dom'`,
      resolveDir: path.dirname(file)
    },
    bundle: true,
    minify: true,
    format: 'esm',
    external: ['react', 'react-dom'],
    plugins,
    write: false
  })
  return outputFiles[0]?.text ?? ''
}

test('a bundle with prepared edits is the same', async () => {
  const readyDir = fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-router-'))
  onTestFinished(() => fs.rmSync(readyDir, {recursive: true}))
  await writeReadyEdits(readyDir, fileURLToPath(new URL('../../../client', import.meta.url)))
  expect(Object.values(readReadyEdits(readyDir)).flat().length).toBeGreaterThan(50)
  expect(await bundleRouter([treeShakeRouter(readyDir)])).toBe(
    await bundleRouter([treeShakeRouter()])
  )
})
