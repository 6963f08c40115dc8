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

/** Returns the mode that the script sets for a visit, and its attribute for the choice. */
function modeFor(colorMode: ThemeConfig['colorMode'], visit: Visit) {
  const attributes: Record<string, string> = {}
  const meta: Record<string, string> = {}
  runInNewContext(createColorModeScript(colorMode), {
    URLSearchParams,
    location: {search: visit.search ?? ''},
    localStorage: {getItem: (key: string) => (key === 'theme' ? (visit.stored ?? null) : null)},
    matchMedia: () => ({matches: visit.prefersDark ?? false}),
    document: {
      querySelector: () => ({
        setAttribute: (name: string, value: string) => {
          meta[name] = value
        }
      }),
      documentElement: {
        setAttribute: (name: string, value: string) => {
          attributes[name] = value
        }
      }
    }
  })
  return {
    mode: attributes['data-theme'],
    choice: attributes['data-theme-choice'],
    scheme: meta.content
  }
}

test.each([
  ['the default for a first visit', settings, {}, 'light'],
  ['the stored choice', settings, {stored: 'dark'}, 'dark'],
  [
    'the URL before the stored choice',
    settings,
    {search: '?docusaurus-theme=light', stored: 'dark'},
    'light'
  ],
  [
    'the stored choice when the URL names no mode',
    settings,
    {search: '?docusaurus-theme=blue', stored: 'dark'},
    'dark'
  ],
  [
    'the URL where readers cannot choose',
    {...settings, disableSwitch: true},
    {search: '?docusaurus-theme=dark'},
    'dark'
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
] as const)('uses %s', (_title, colorMode, visit, mode) => {
  const shown = modeFor(colorMode, visit)
  expect([shown.mode, shown.scheme]).toEqual([mode, mode])
})

const respectful = {...settings, respectPrefersColorScheme: true}

test.each([
  ['a choice', respectful, {stored: 'dark'}, 'dark'],
  ['the system', respectful, {prefersDark: true}, 'system'],
  ['the default', settings, {}, 'light']
] as const)('reports that the mode comes from %s', (_title, colorMode, visit, choice) => {
  expect(modeFor(colorMode, visit).choice).toBe(choice)
})
