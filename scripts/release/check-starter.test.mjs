import {expect, test} from 'vitest'
import {checkStarter, findStarterProblems} from './check-starter.mjs'
import {createFolder, createTarball} from './fixtures/create-tarball.mjs'
import {unpackTarball} from './tarball.mjs'

const TARBALLS = ['@a/core', '@a/theme'].map((name) => ({manifest: {name, version: '1.2.0'}}))

test('accepts a site that depends on the released version', () => {
  const manifest = {dependencies: {'@a/core': '^1.2.0', react: '^19.0.0'}, devDependencies: {}}
  expect(findStarterProblems({template: 'minimal', manifest, tarballs: TARBALLS})).toEqual([])
})

test('reports a different version, and a package that isn’t released', () => {
  const manifest = {dependencies: {'@a/core': '^1.1.0'}, devDependencies: {'@a/gone': '^1.2.0'}}
  const problems = findStarterProblems({template: 'minimal', manifest, tarballs: TARBALLS})
  expect(problems.map(({message}) => message)).toEqual([
    'A new site of the template minimal depends on @a/core ^1.1.0, but 1.2.0 is released.',
    'A new site of the template minimal depends on @a/gone ^1.2.0, but there is no package of that name.'
  ])
})

test('creates a site from each template', async () => {
  const script = `
import {mkdirSync, writeFileSync} from 'node:fs'
const [folder, ...options] = process.argv.slice(2)
if (options.at(-1) === 'broken') throw new Error('out of paint')
mkdirSync(folder)
writeFileSync(folder + '/package.json', '{"dependencies": {"@a/starter": "^0.9.0"}}')
`
  const tarball = await createTarball(
    {name: '@a/starter', bin: {'create-site': './bin/create.mjs'}},
    {
      'bin/create.mjs': script,
      'templates/base/a.md': 'a',
      'templates/broken/b.md': 'b',
      'templates/plain/b.md': 'b'
    }
  )
  const folder = createFolder()
  unpackTarball(tarball, `${folder}/node_modules/@a/starter`)
  const problems = await checkStarter({folder, tarballs: [tarball]})
  expect(problems).toMatchObject([
    {code: 'starter-failed', details: expect.stringContaining('out of paint')},
    {code: 'starter-mismatch'}
  ])
})
