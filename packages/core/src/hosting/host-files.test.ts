import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import type {SiteConfig} from '@lectern/types'
import {parseConfig} from '../config/config-schema.js'
import type {Hosts} from '../hosts/host.js'
import {createHostFiles, type HostedLocale, listHostFileNames} from './host-files.js'

const POLICY = "default-src 'self'"

function parseSite(config: Readonly<Record<string, unknown>>): SiteConfig {
  const settings = {title: 'Site', url: 'https://docs.example.com', ...config}
  return parseConfig(settings, {file: 'site.config.ts', text: ''}).siteConfig
}

function createLanguage(config: Readonly<Record<string, unknown>>): HostedLocale {
  const redirects = [{from: '/old', to: '/new'}]
  return {siteConfig: parseSite(config), redirects, policy: POLICY}
}

/** Creates the host files of a site, by name. */
function createFiles(
  config: Readonly<Record<string, unknown>>,
  own: Readonly<Record<string, string>> = {},
  hosts?: Hosts
): Record<string, string> {
  const siteDir = createTemporarySite(own)
  const {files} = createHostFiles({siteDir, baseUrl: '/', locales: [createLanguage(config)]}, hosts)
  return Object.fromEntries(files)
}

test('a site without hosts and a policy has no host files', () => {
  expect(createFiles({})).toEqual({})
})

test('a policy is written to its own file if there are no hosts', () => {
  expect(createFiles({security: {csp: true}})).toEqual({
    _headers: `/*\n  Content-Security-Policy: ${POLICY}\n`
  })
})

test('a policy in a file with a different name isn’t added to _headers', () => {
  const csp = {headersFile: 'policy.txt'}
  const files = createFiles({hostFiles: ['netlify'], security: {csp}})
  expect(files['policy.txt']).toContain(POLICY)
  expect(files._headers).toContain('Cache-Control')
  expect(files._headers).not.toContain(POLICY)
})

test('security headers are in the policy file, or in _headers without one', () => {
  const headers = {'X-Own': 'a'}
  expect(createFiles({security: {headers}})._headers).toContain('  X-Own: a\n')
  const named = createFiles({security: {headers, csp: {headersFile: 'policy.txt'}}})
  expect(named['policy.txt']).toContain(`${POLICY}\n`)
  expect(named['policy.txt']).toContain('  X-Own: a\n')
  expect(createFiles({security: {headers, csp: {headersFile: false}}})).toEqual({})
  expect(createFiles({security: {headers}, hostFiles: ['nginx']})['_nginx.conf']).toContain(
    'add_header X-Own "a" always;'
  )
})

test('rules follow those in the site’s own files; other files of the site win', () => {
  const hostFiles = ['netlify', 'nginx', 'github-pages']
  const files = createFiles(
    {hostFiles},
    {
      'static/_redirects': '/a /b 302',
      'static/_headers': '/a\n  X-Own: 1\n',
      'static/_nginx.conf': 'gzip on;\n',
      'static/CNAME': 'www.example.com\n'
    }
  )
  expect(files).toMatchObject({
    _redirects: '/a /b 302\n/old /new 301!\n',
    '_nginx.conf': 'gzip on;\n',
    '.nojekyll': '',
    CNAME: 'www.example.com\n'
  })
  expect(files._headers).toMatch(/^\/a\n {2}X-Own: 1\n\/\*\n {2}Content-Security-Policy: /)
})

test('locales in one output share a rules file', () => {
  const config = {i18n: {defaultLocale: 'en', locales: ['en']}, hostFiles: ['cloudflare-pages']}
  const english = createLanguage(config)
  const french = {...english, siteConfig: {...english.siteConfig, baseUrl: '/fr/'}}
  const siteDir = createTemporarySite()
  const {files} = createHostFiles({siteDir, baseUrl: '/', locales: [english, french]})
  expect(files.get('_redirects')).toBe(
    '/old /new 301\n/old/ /new 301\n/fr/old /fr/new 301\n/fr/old/ /fr/new 301\n'
  )
})

test('reports rules that a host would ignore', () => {
  const siteDir = createTemporarySite({'static/_redirects': `/${'a'.repeat(1000)} /b 301\n`})
  const locales = [createLanguage({hostFiles: ['cloudflare-pages']})] as const
  const {problems} = createHostFiles({siteDir, baseUrl: '/', locales})
  expect(problems.map(({code}) => code)).toEqual(['host-limit-exceeded'])
})

test('an output can contain the policy and the files of all hosts', () => {
  const site = parseSite({security: {csp: {headersFile: 'host/policy.txt'}}})
  expect(listHostFileNames(site)).toEqual(
    expect.arrayContaining(['.nojekyll', 'CNAME', '_headers', '_nginx.conf', '_redirects', 'host'])
  )
})

test('an entry in the table is enough to add a host with its file, limits and redirects', () => {
  const hosts: Hosts = {
    // Acts as a new host.
    nginx: {
      title: 'Harbor',
      files: [
        {
          name: 'harbor.txt',
          isHidden: true,
          write: ({redirects, hiddenFiles}, own = '') =>
            [own, ...redirects.map(({from, to}) => `${from} to ${to}`), ...hiddenFiles].join('\n')
        }
      ],
      limits: [{file: 'harbor.txt', rules: 2, characters: 100, hint: 'Remove rules.'}]
    }
  }
  const siteDir = createTemporarySite({'static/harbor.txt': '/own to /place'})
  const security = {csp: false, headers: false}
  const locales = [createLanguage({hostFiles: ['nginx'], security})] as const
  const {files, problems} = createHostFiles({siteDir, baseUrl: '/', locales}, hosts)
  expect([...files]).toEqual([['harbor.txt', '/own to /place\n/old to /new\nharbor.txt']])
  expect(problems).toMatchObject([
    {message: expect.stringContaining('Harbor'), hint: 'Remove rules.'}
  ])
})
