import {expect, test} from 'vitest'
import {type DeployState, NO_STATE, parseState} from './deploy-state.js'

const FILE = {hash: 'ab', size: 2}
const STATE: DeployState = {
  version: 1,
  deploy: 3,
  files: {'a/index.html': {...FILE, sha1: 'cd'}},
  retired: {'assets/old.js': {...FILE, deploy: 2, time: 5}},
  history: [{deploy: 3, before: {'b.html': FILE, 'c.html': null}}],
  running: {kept: ['b.html'], started: {'d.html': FILE}, uploaded: ['d.html']}
}

test('a stored state is read unchanged', () => {
  expect(parseState(JSON.stringify(STATE))).toEqual(STATE)
  expect(parseState(JSON.stringify(NO_STATE))).toEqual(NO_STATE)
})

test.each<[string, unknown]>([
  ['an unknown version', {...STATE, version: 2}],
  ['files without hashes', {...STATE, files: {'a.html': {}}}],
  ['a history that isn’t a list', {...STATE, history: {}}],
  ['a file above the site', {...STATE, files: {'../a.html': FILE}}],
  [
    'a removed file above the site',
    {...STATE, retired: {'a/../../b': STATE.retired['assets/old.js']}}
  ],
  ['an absolute file to restore', {...STATE, history: [{deploy: 3, before: {'/etc/a': FILE}}]}],
  ['an uploaded file above the site', {...STATE, running: {...STATE.running, uploaded: ['../a']}}],
  ['a kept file above the site', {...STATE, running: {...STATE.running, kept: ['..']}}]
])('a state with %s is invalid', (_, state) => {
  expect(parseState(JSON.stringify(state))).toBeUndefined()
})

test.each(['', '{', 'null', '[]'])('the text %j is no state', (text) => {
  expect(parseState(text)).toBeUndefined()
})
