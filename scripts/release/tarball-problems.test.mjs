import {expect, test} from 'vitest'
import {findTarballProblems} from './tarball-problems.mjs'
import {createTarball} from './fixtures/create-tarball.mjs'

test('accepts a package with listed files and a license', async () => {
  expect(findTarballProblems(await createTarball())).toEqual([])
})

test('reports a file outside `files`', async () => {
  const tarball = await createTarball({}, {'src/a.test.ts': 'x\n', 'distant.js': 'x\n'})
  const problems = findTarballProblems(tarball).map(({code, location}) => `${code} ${location}`)
  expect(problems.sort()).toEqual([
    'tarball-file-unlisted distant.js',
    'tarball-file-unlisted src/a.test.ts'
  ])
})

test('reports an export whose file is missing', async () => {
  const tarball = await createTarball({}, {'dist/index.js': ''})
  expect(findTarballProblems(tarball)).toEqual([
    {
      severity: 'error',
      code: 'export-missing',
      message: 'a has types, but its file is missing.',
      location: 'dist/index.js',
      hint: 'Correct the target in `exports`, or add the file.'
    }
  ])
})

test('reports a missing license file or license field', async () => {
  const [withoutFile] = findTarballProblems(await createTarball({}, {LICENSE: ''}))
  expect(withoutFile).toMatchObject({code: 'license-missing', message: 'a has no LICENSE file.'})
  const [withoutField] = findTarballProblems(await createTarball({license: undefined}))
  expect(withoutField?.message).toBe('a has no `license` in its package.json.')
})

test('reports a missing README', async () => {
  const tarball = await createTarball({}, {'README.md': ''})
  expect(findTarballProblems(tarball).map(({code}) => code)).toEqual(['readme-missing'])
})
