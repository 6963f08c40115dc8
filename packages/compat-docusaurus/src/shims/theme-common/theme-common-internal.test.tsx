import {expect, test} from 'vitest'
import {runHook} from '../../fixtures/run-hook.js'
import {
  sanitizeTabsChildren,
  useAnnouncementBar,
  useDateTimeFormat,
  useTabs
} from './theme-common-internal.js'

const TabItem = ({value}: {value: string; label?: string; default?: boolean}) => value

const TABS = [
  <TabItem key="mac" value="mac" label="macOS" />,
  <TabItem key="win" value="win" default />
]

test('dates are formatted in the site’s language, with the options', () => {
  const options = {day: 'numeric', month: 'long', timeZone: 'UTC'} as const
  const {format} = runHook(() => useDateTimeFormat(options))
  expect(format(new Date('2026-01-02T00:00:00.000Z'))).toBe('January 2')
})

test('an announcement bar is shown if configured', () => {
  const announcementBar = {id: 'a', content: 'Owls!', isCloseable: true}
  const run = (themeConfig: object) =>
    runHook(useAnnouncementBar, {config: {themeConfig: {...themeConfig}}}).isActive
  expect([run({announcementBar}), run({})]).toEqual([true, false])
})

test('only elements count as tabs', () => {
  expect(sanitizeTabsChildren(['\n', TABS[0], null, false, TABS[1], 'text'])).toHaveLength(2)
})

test('returns the tabs of a group and the selected tab', () => {
  const {tabValues, selectedValue} = runHook(() => useTabs({children: TABS}))
  expect(tabValues).toMatchObject([{value: 'mac', label: 'macOS'}, {value: 'win'}])
  expect(selectedValue).toBe('win')
  expect(runHook(() => useTabs({children: TABS, defaultValue: 'mac'})).selectedValue).toBe('mac')
})
