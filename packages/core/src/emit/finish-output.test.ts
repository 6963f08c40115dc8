import {createFinishTools} from '@lectern/testing/hook-tools'
import {expect, test} from 'vitest'
import type {FinishedFiles, FinishedOutput} from '@lectern/types'
import type {LoadedPlugin} from '../plugins/load-plugins.js'
import {finishOutput} from './finish-output.js'
import {finishedKey, type OutputPlan} from '../output/output-plan.js'
import type {WrittenFiles} from '../output/written-file.js'

const TAKEN: OutputPlan = new Map([
  ['index.html', {kind: 'page', key: 'a'}],
  ['feed.xml', {kind: 'page', key: 'b', offline: false}]
])
const WRITTEN: WrittenFiles = {
  'index.html': ['a', 4, 1000, 'hash of a'],
  'feed.xml': ['b', 5, 1000, 'hash of b'],
  _headers: ['c', 6, 1000, 'hash of c']
}

type Finish = (files: FinishedFiles) => FinishedOutput

/** Returns the files that plugins write if files with the keys `kept` already exist. */
async function finish(hooks: Readonly<Record<string, Finish>>, kept: readonly string[] = []) {
  const plugins = Object.entries(hooks).map(
    ([name, hook]): LoadedPlugin => ({
      plugin: {name, finishOutput: (_, files) => hook(files)},
      id: 'default',
      label: name
    })
  )
  const texts: Record<string, unknown> = {}
  const output = {
    holds: (_: string, {key}: {key: string}) => kept.map(finishedKey).includes(key),
    write: (file: string, content: unknown) => {
      texts[file] = content
    }
  }
  const {plan, summary, problems} = await finishOutput('/out', {
    plugins,
    taken: TAKEN,
    written: WRITTEN,
    output,
    tools: createFinishTools()
  })
  return {texts, summary, problems, files: [...plan.keys()], planned: [...plan]}
}

test('plugins receive the size and hash of each file, and the notes of plugins about it', async () => {
  let reported: FinishedFiles = new Map()
  await finish({
    a: (files) => {
      reported = files
      return {files: []}
    }
  })
  expect([...reported]).toEqual([
    ['index.html', {size: 4, hash: 'hash of a'}],
    ['feed.xml', {size: 5, hash: 'hash of b', offline: false}],
    // Hosts don't publish it.
    ['_headers', {size: 6, hash: 'hash of c', offline: false}]
  ])
})

test('the first plugin’s file with a name wins, and no file replaces a page', async () => {
  const give = (text: string) => () => ({
    files: [
      {file: 'a.txt', text},
      {file: 'index.html', text}
    ],
    summary: [{name: text, text}]
  })
  expect(await finish({a: give('one'), b: give('two')})).toMatchObject({
    texts: {'a.txt': 'one'},
    problems: [],
    files: ['a.txt'],
    summary: [
      {name: 'one', text: 'one'},
      {name: 'two', text: 'two'}
    ]
  })
})

test('plugins can replace output files, and the first of two plugins wins', async () => {
  const replace = (from: string) => () => ({
    files: [],
    replaced: [
      {file: 'index.html', from, key: `hash of ${from}`},
      {file: 'missing.html', from, key: `hash of ${from}`}
    ]
  })
  const {planned} = await finish({a: replace('/one.html'), b: replace('/two.html')})
  expect(planned).toEqual([
    ['index.html', {kind: 'copy', key: finishedKey('hash of /one.html'), from: '/one.html'}]
  ])
})

test('a file with an unchanged key isn’t regenerated', async () => {
  const text = () => 'made'
  const hooks = {a: () => ({files: [{file: 'a.txt', key: 'k', text}]})}
  expect((await finish(hooks, ['k'])).texts).toEqual({})
  expect((await finish(hooks, ['other'])).texts).toEqual({'a.txt': 'made'})
})

test('an error in a function is reported with its plugin', async () => {
  const text = () => Promise.reject(new Error('no ink'))
  await expect(finish({a: () => ({files: [{file: 'a.txt', text}]})})).rejects.toThrow(
    'The plugin a failed in finishOutput: no ink.'
  )
})

test('problems that plugins report about the output are warnings', async () => {
  const problem = {code: 'pwa-search-too-large', message: 'Large.'} as const
  const {problems} = await finish({a: () => ({files: [], problems: [problem]})})
  expect(problems).toEqual([{...problem, policy: 'warn'}])
})
