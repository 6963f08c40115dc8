import {expect, test} from 'vitest'
import {runRelease} from './run-release.mjs'

/** @typedef {import('./release-problem.mjs').ReleaseProblem} ReleaseProblem */

/** @type {ReleaseProblem} */
const ERROR = {severity: 'error', code: 'working-tree-dirty', message: 'Dirty.', hint: 'Commit.'}
const OPTIONS = {registry: 'https://a.example/', distTag: 'latest', provenance: true}

/**
 * @param {string} name
 * @param {Readonly<Record<string, string>>} [dependencies]
 */
function createPackage(name, dependencies = {}) {
  const manifest = {name, version: '1.0.0', dependencies}
  return {file: `/repo/packed/${name}.tgz`, manifest, bytes: new Uint8Array(), contents: new Map()}
}

/**
 * Runs a release whose steps only write down that they ran.
 *
 * @param {{isDryRun?: boolean, repository?: ReleaseProblem[], packed?: ReleaseProblem[], published?: ReleaseProblem[]}} [facts]
 */
async function run({isDryRun = false, repository = [], packed = [], published = []} = {}) {
  /** @type {string[]} */
  const lines = []
  const request = {root: '/repo', version: '1.0.0', isDryRun, options: OPTIONS}
  const tarballs = [createPackage('app', {types: '1.0.0'}), createPackage('types')]
  const problems = await runRelease(request, {
    checkRepository: () => repository,
    pack: async () => ({tarballs, problems: []}),
    checkTarballs: async () => packed,
    createTag: (tag, message) => {
      lines.push(`tag ${tag}: ${message}`)
      return []
    },
    publish: async (sorted) => {
      lines.push(`publish ${sorted.map(({manifest}) => manifest.name).join(', ')}`)
      return published
    },
    log: (line) => lines.push(line)
  })
  return {problems, lines: lines.filter((line) => !line.startsWith('C'))}
}

test('tags the commit, then publishes dependencies first', async () => {
  expect(await run()).toEqual({
    problems: [],
    lines: [
      'tag v1.0.0: Lectern 1.0.0',
      'Publishing 2 packages',
      'publish types, app',
      'Released 1.0.0. Push the tag: git push origin v1.0.0'
    ]
  })
})

test('a dry run shows the tag and the commands', async () => {
  const {lines} = await run({isDryRun: true})
  const options = '--access public --tag latest --registry https://a.example/ --provenance'
  expect(lines).toEqual([
    'Ready to release 1.0.0 (dry run: nothing is tagged or published)',
    '',
    'Tag:',
    '  git tag --annotate v1.0.0 --message "Lectern 1.0.0"',
    '',
    'Publish, in this order:',
    `  npm publish packed/types.tgz ${options}`,
    `  npm publish packed/app.tgz ${options}`
  ])
})

test('reports the errors of all checks together, and releases nothing', async () => {
  const missing = {...ERROR, code: 'license-missing'}
  const {problems, lines} = await run({repository: [ERROR], packed: [missing]})
  expect(problems).toEqual([ERROR, missing])
  expect(lines).toEqual([])
})

test('a warning doesn’t block a release', async () => {
  /** @type {ReleaseProblem} */
  const warning = {...ERROR, severity: 'warning'}
  const {problems, lines} = await run({repository: [warning]})
  expect(problems).toEqual([warning])
  expect(lines).toContain('publish types, app')
})

test('a failed publication doesn’t count as a release', async () => {
  const {problems, lines} = await run({published: [ERROR]})
  expect(problems).toEqual([ERROR])
  expect(lines.at(-1)).toBe('publish types, app')
})
