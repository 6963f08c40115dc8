import {runInNewContext} from 'node:vm'
import type {ThemeConfig} from '@lectern/types'
import {expect, test} from 'vitest'
import {createColorModeScript} from './color-mode-script.js'

const settings = {
  defaultMode: 'light',
  disableSwitch: false,
  respectPrefersColorScheme: false
} as const

interface Visit {
  search?: string
  stored?: string
  prefersDark?: boolean
}

/** The mode that the script sets for a visit. */
function modeFor(colorMode: ThemeConfig['colorMode'], visit: Visit): string | undefined {
  const attributes: Record<string, string> = {}
  runInNewContext(createColorModeScript(colorMode), {
    URLSearchParams,
    location: {search: visit.search ?? ''},
    localStorage: {getItem: (key: string) => (key === 'theme' ? (visit.stored ?? null) : null)},
    matchMedia: () => ({matches: visit.prefersDark ?? false}),
    document: {
      documentElement: {
        setAttribute: (name: string, value: string) => {
          attributes[name] = value
        }
      }
    }
  })
  return attributes['data-theme']
}

test.each([
  ['the default for a first visit', settings, {}, 'light'],
  ['the stored choice', settings, {stored: 'dark'}, 'dark'],
  [
    'the address before the stored choice',
    settings,
    {search: '?docusaurus-theme=light', stored: 'dark'},
    'light'
  ],
  ['the default for a stored value that is no mode', settings, {stored: 'blue'}, 'light'],
  ['the default although the system prefers dark', settings, {prefersDark: true}, 'light'],
  [
    'the system where it is respected',
    {...settings, respectPrefersColorScheme: true},
    {prefersDark: true},
    'dark'
  ],
  [
    'the default where readers cannot choose',
    {...settings, disableSwitch: true},
    {stored: 'dark'},
    'light'
  ]
] as const)('takes %s', (_title, colorMode, visit, mode) => {
  expect(modeFor(colorMode, visit)).toBe(mode)
})
