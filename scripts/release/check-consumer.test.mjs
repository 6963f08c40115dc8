import path from 'node:path'
import {fileURLToPath} from 'node:url'
import {expect, test} from 'vitest'
import {checkConsumer, readDiagnostics} from './check-consumer.mjs'
import {createFolder, createTarball} from './fixtures/create-tarball.mjs'

const ROOT = path.resolve(fileURLToPath(new URL('../..', import.meta.url)))

/** @param {import('./tarball.mjs').Tarball} tarball */
async function check(tarball) {
  const problems = await checkConsumer({root: ROOT, folder: createFolder(), tarballs: [tarball]})
  return problems.map(({code, message, location, details}) =>
    [code, location, message, details].filter(Boolean).join(' ')
  )
}

test('accepts a package whose modules can be imported', async () => {
  expect(await check(await createTarball())).toEqual([])
}, 60_000)

test('reports types that compile with only one resolution, and modules that Node cannot import', async () => {
  const files = {
    'types/index.d.ts': "export {b} from './b'\n",
    'types/b.d.ts': 'export declare const b: number\n',
    'dist/index.js': "import 'not-installed'\nexport const b = 1\n"
  }
  expect(await check(await createTarball({}, files))).toEqual([
    expect.stringMatching(
      /^types-invalid node_modules\/a\/types\/index\.d\.ts:1:\d+ .*`moduleResolution: nodenext` fails: TS2834/
    ),
    expect.stringMatching(/^import-failed Node can't import a\. .*not-installed/)
  ])
}, 60_000)

test('ignores errors in the declarations of dependencies', () => {
  const output = [
    '../repo/node_modules/other/types.d.ts(1,2): error TS2304: Cannot find name.',
    "consumer.ts(3,4): error TS2307: Cannot find module 'a'.",
    '  Details.'
  ].join('\n')
  expect(readDiagnostics(output, 'bundler')).toEqual([
    {
      severity: 'error',
      code: 'types-invalid',
      message:
        "A TypeScript project with `moduleResolution: bundler` fails: TS2307: Cannot find module 'a'.",
      location: 'consumer.ts:3:4',
      hint: 'Fix the declaration, or add the package that it needs to `dependencies`.'
    }
  ])
})
