import {expect, test} from 'vitest'
import {lintTarball} from './lint-tarball.mjs'
import {createTarball} from './fixtures/create-tarball.mjs'

test('accepts a package of ES modules with types', async () => {
  expect(await lintTarball(await createTarball())).toEqual([])
})

test('reports issues that publint finds in the manifest', async () => {
  const exports = {'.': {default: './dist/index.js', types: './types/index.d.ts'}}
  const problems = await lintTarball(await createTarball({exports}))
  expect(problems[0]).toMatchObject({
    code: 'manifest-invalid',
    message: expect.stringMatching(/^a: .*types should be the first/),
    hint: expect.stringContaining('EXPORTS_TYPES_SHOULD_BE_FIRST')
  })
})

test('reports declarations that import a missing module', async () => {
  const tarball = await createTarball({}, {'types/index.d.ts': "export {b} from './b.js'\n"})
  const problems = await lintTarball(tarball)
  expect(problems.map(({code}) => code)).toContain('types-invalid')
  expect(problems[0]?.hint).toContain('InternalResolutionError')
})

test('reports a package without types', async () => {
  const exports = {'.': './dist/index.js'}
  const files = {'types/index.d.ts': ''}
  expect(await lintTarball(await createTarball({exports}, files))).toEqual([
    {
      severity: 'error',
      code: 'types-invalid',
      message: 'a: The package has no types.',
      hint: 'Fix the declarations or `exports` (arethetypeswrong Untyped).'
    }
  ])
})
