import {expect, test} from 'vitest'
import {findUnusedFlags} from './unused-flags.js'

const warningsOf = (config: Readonly<Record<string, unknown>>) =>
  findUnusedFlags(config, 'docusaurus.config.js').map(({message, hint}) => [message, hint])

test('flags of any release of Docusaurus 3 cause no warning', () => {
  expect(
    warningsOf({
      future: {
        v4: {useCssCascadeLayers: true},
        faster: {rspackBundler: true},
        experimental_vcs: 'git-eager',
        experimental_router: 'browser',
        experimental_faster: true,
        experimental_storage: {type: 'sessionStorage'}
      },
      storage: {type: 'localStorage', namespace: true}
    })
  ).toEqual([])
  expect(warningsOf({future: {v4: true, faster: true}})).toEqual([])
  expect(warningsOf({})).toEqual([])
})

test('warns about the router and other sources of last updates', () => {
  const future = {experimental_router: 'hash', experimental_vcs: false}
  expect(warningsOf({future}).map(([message]) => message)).toEqual([
    'The `future.experimental_router` field in docusaurus.config.js has no effect.',
    'The `future.experimental_vcs` field in docusaurus.config.js has no effect.'
  ])
})

test('warns about elements that aren’t part of the head', () => {
  const headTags = [{tagName: 'meta', attributes: {}}, {tagName: 'tide-clock'}, {tagName: 1}]
  expect(warningsOf({headTags}).map(([message]) => message)).toEqual([
    'The `headTags.1` field in docusaurus.config.js has no effect.'
  ])
})

test('warns about typos', () => {
  expect(
    warningsOf({future: {v4: {useCssCascadeLayer: true}, birds: 1}, storage: {tpye: ''}})
  ).toEqual([
    ['The `future.birds` field in docusaurus.config.js has no effect.', 'Remove it.'],
    [
      'The `future.v4.useCssCascadeLayer` field in docusaurus.config.js has no effect.',
      'Did you mean `useCssCascadeLayers`?'
    ],
    ['The `storage.tpye` field in docusaurus.config.js has no effect.', 'Did you mean `type`?']
  ])
})
