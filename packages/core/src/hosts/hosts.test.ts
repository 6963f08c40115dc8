import fs from 'node:fs'
import path from 'node:path'
import {expect, test} from 'vitest'
import type {Hosts} from './host.js'
import {HOSTS, listHiddenFiles, listHostFiles, mapHostNames, selectHosts} from './hosts.js'

const PACKAGES = path.resolve(import.meta.dirname, '../../..')

const redirects = {name: 'redirects.json', isHidden: true, write: () => '[]'}
const hosts: Hosts = {
  one: {title: 'One', files: [redirects]},
  two: {title: 'Two', files: [redirects, {name: 'domain', isHidden: false, write: () => 'a.org'}]}
}

test('lists a file that several hosts share once', () => {
  expect(listHostFiles(hosts).map(({name}) => name)).toEqual(['redirects.json', 'domain'])
})

test('only hides files that hosts don’t serve', () => {
  expect(listHiddenFiles(hosts)).toEqual(['redirects.json'])
  expect(listHiddenFiles()).toEqual(
    expect.arrayContaining(['_headers', '_redirects', '_nginx.conf'])
  )
  expect(listHiddenFiles()).not.toContain('CNAME')
})

test('selects hosts in the order of the option', () => {
  expect(selectHosts(['two', 'one'], hosts).map(({title}) => title)).toEqual(['Two', 'One'])
})

test('finds hosts by their names and aliases', () => {
  const hosts: Hosts = {owl: {title: 'Owl', aliases: ['hoot'], files: []}}
  expect([...mapHostNames(hosts)]).toEqual([
    ['owl', 'owl'],
    ['hoot', 'owl']
  ])
})

test('every limit applies to a file of its host', () => {
  for (const {files, limits = []} of selectHosts(Object.keys(HOSTS))) {
    const names = files.map(({name}) => name)
    for (const {file} of limits) expect(names).toContain(file)
  }
})

test.each(Object.keys(HOSTS))('hosts.ts is the only source that names %s', (name) => {
  const asName = new RegExp(`(['"\`])${name}\\1|\\b${name}: `)
  const naming = listSources().filter((file) => asName.test(fs.readFileSync(file, 'utf8')))
  expect(naming.map((file) => path.basename(file))).toEqual(['hosts.ts'])
})

/** Sources about the targets of deployments, which have their own APIs and limits. */
const TARGETS = [
  'site-tools/src/publish',
  'site-tools/src/digest',
  'cli/src/commands/open-publisher'
]

/** Lists the sources of all packages, without tests and deployment targets. */
function listSources(): string[] {
  return fs.readdirSync(PACKAGES).flatMap((name) => {
    const src = path.join(PACKAGES, name, 'src')
    const files = fs.existsSync(src) ? fs.readdirSync(src, {recursive: true, encoding: 'utf8'}) : []
    return files
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => path.join(src, file))
      .filter((file) => !TARGETS.some((target) => file.replaceAll('\\', '/').includes(target)))
  })
}
