import {expect, test} from 'vitest'
import type {HostFile, Hosts} from '../hosts/host.js'
import {createHostFilesOption, hostFilesOption} from './host-files-option.js'

const file: HostFile = {name: 'routes.txt', isHidden: true, write: () => ''}

/** Returns the errors in a value of `hostFiles`. */
function check(value: unknown, option = hostFilesOption): string[] {
  return option.safeParse(value).error?.issues.map(({message}) => message) ?? []
}

test('a site without the option has no hosts', () => {
  expect(hostFilesOption.parse(undefined)).toEqual([])
})

test('an unknown name is reported with the supported ones, nearest first', () => {
  const hosts: Hosts = {
    port: {title: 'Port', files: []},
    'harbor-pages': {title: 'Harbor Pages', files: []}
  }
  const option = createHostFilesOption(hosts)
  expect(check(['prot'], option)).toEqual(['one of "port", "harbor-pages"'])
  // An abbreviation is closer than any other name.
  expect(check(['harbor'], option)).toEqual(['one of "harbor-pages", "port"'])
  expect(check([5], option)).toEqual(['one of "port", "harbor-pages"'])
})

test('two hosts that use the same file differently can’t be combined', () => {
  expect(check(['netlify', 'nginx'])).toEqual([])
  expect(check(['netlify', 'cloudflare-pages'])).toEqual([
    'a list with either "netlify" or "cloudflare-pages", since both use _redirects'
  ])
})

test('a host that is added to the table is a valid value', () => {
  const hosts: Hosts = {
    one: {title: 'One', files: [file]},
    same: {title: 'Same', files: [file]},
    other: {title: 'Other', files: [{...file, write: () => 'other'}]}
  }
  const option = createHostFilesOption(hosts)
  expect(option.parse(['one', 'same'])).toEqual(['one', 'same'])
  expect(check(['netlify'], option)[0]).toContain('"other"')
  expect(check(['one', 'other'], option)[0]).toContain(
    'a list with either "one" or "other", since both use routes.txt'
  )
})

test('a short name of a host is replaced by its full name', () => {
  expect(hostFilesOption.parse(['cloudflare', 'node'])).toEqual(['cloudflare-pages', 'node-server'])
  expect(hostFilesOption.parse(['node', 'node-server'])).toEqual(['node-server'])
})
