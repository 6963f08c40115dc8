import {expect, test} from 'vitest'
import {createNginxFile} from '@lectern/core/hosts/nginx-file'
import {createRedirectsFile} from '@lectern/core/hosts/redirects-file'
import {readHostRedirects} from './read-host-redirects.js'

const rules = [
  {from: '/base/a%20b', to: '/base/c#d'},
  {from: '/base/e', to: 'https://f.org/?g=$1'}
]

function read(files: Readonly<Record<string, string>>) {
  const {redirects, openPaths} = readHostRedirects((file) => files[file], '/base/')
  return {redirects: redirects.map(({from, to}) => `${from} ${to}`), openPaths}
}

test('reads the rules that the build writes for hosts', () => {
  const found = ['/a b /base/c#d', '/e https://f.org/?g=$1']
  const netlify = createRedirectsFile(rules, {isForced: true, isExact: false})
  expect(read({_redirects: netlify}).redirects).toEqual(found)
  const siteConfig = {url: 'https://a.org', baseUrl: '/base/'}
  const nginx = createNginxFile({
    siteConfig,
    baseUrls: ['/base/'],
    redirects: rules,
    hiddenFiles: []
  })
  // With and without a slash at the end.
  expect([...new Set(read({'_nginx.conf': nginx}).redirects)]).toEqual(found)
})

test('treats paths that wildcard and rewrite rules cover as available', () => {
  const text = '# a comment\n/base/old/* /base/:splat 301\n/base/app /index.html 200\n/other /x\n'
  expect(read({_redirects: text})).toEqual({redirects: [], openPaths: ['/old/', '/app']})
})
