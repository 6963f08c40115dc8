import {expect, test} from 'vitest'
import {findActiveStrategies, STRATEGIES, type ReaderState, type Strategy} from './offline-mode.js'

const VISITOR: ReaderState = {
  search: '',
  width: 1440,
  isStandalone: false,
  savesData: false,
  wasInstalled: false,
  isRelatedApp: async () => false
}

test('only `always` is active for a regular visitor', async () => {
  expect(await findActiveStrategies(STRATEGIES, VISITOR)).toEqual(['always'])
})

test.each<[Strategy, Partial<ReaderState>]>([
  ['appInstalled', {wasInstalled: true}],
  ['appInstalled', {isRelatedApp: async () => true}],
  ['standalone', {isStandalone: true}],
  ['queryString', {search: '?a=b&offlineMode=true'}],
  ['saveData', {savesData: true}],
  ['mobile', {width: 390}]
])('%s is active for %o', async (strategy, state) => {
  expect(await findActiveStrategies(STRATEGIES, {...VISITOR, ...state})).toEqual(
    STRATEGIES.filter((name) => name === strategy || name === 'always')
  )
})

test.each(['?offlineMode=false', '?offlineMode', '?offlinemode=true'])(
  'queryString is not active for %s',
  async (search) => {
    expect(await findActiveStrategies(['queryString'], {...VISITOR, search})).toEqual([])
  }
)

test("a strategy that the site hasn't enabled is ignored", async () => {
  const reader = {...VISITOR, width: 390, isStandalone: true}
  expect(await findActiveStrategies(['standalone'], reader)).toEqual(['standalone'])
})
