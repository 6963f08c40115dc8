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

test('for a visitor nothing but `always` holds', async () => {
  expect(await findActiveStrategies(STRATEGIES, VISITOR)).toEqual(['always'])
})

test.each<[Strategy, Partial<ReaderState>]>([
  ['appInstalled', {wasInstalled: true}],
  ['appInstalled', {isRelatedApp: async () => true}],
  ['standalone', {isStandalone: true}],
  ['queryString', {search: '?a=b&offlineMode=true'}],
  ['saveData', {savesData: true}],
  ['mobile', {width: 390}]
])('%s holds for %o', async (strategy, state) => {
  expect(await findActiveStrategies(STRATEGIES, {...VISITOR, ...state})).toEqual(
    STRATEGIES.filter((name) => name === strategy || name === 'always')
  )
})

test.each(['?offlineMode=false', '?offlineMode', '?offlinemode=true'])(
  'queryString does not hold for %s',
  async (search) => {
    expect(await findActiveStrategies(['queryString'], {...VISITOR, search})).toEqual([])
  }
)

test("an option that a site hasn't chosen doesn't count", async () => {
  const reader = {...VISITOR, width: 390, isStandalone: true}
  expect(await findActiveStrategies(['standalone'], reader)).toEqual(['standalone'])
})
