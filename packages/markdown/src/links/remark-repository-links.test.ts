import {expect, test} from 'vitest'
import {compileMd} from '../fixtures/compile-sample.js'

/** Returns the URL and text of each link. */
async function linksOf(text: string, repository = 'https://code.example/a/b/') {
  const {body} = await compileMd(text, {repository})
  return [...JSON.stringify(body).matchAll(/"href":"([^"]+)"/g)].map(([, url]) => url)
}

test.each([
  ['Fixes #12.', ['https://code.example/a/b/issues/12']],
  ['(#12, GH-13)', ['https://code.example/a/b/issues/12', 'https://code.example/a/b/issues/13']],
  ['In 1f2e3d4.', ['https://code.example/a/b/commit/1f2e3d4']]
])('links issues and commits in %j', async (text, urls) => {
  expect(await linksOf(text)).toEqual(urls)
})

test.each([
  'The colour #123abc, a&#12; b#12, and /#12',
  '`#12` and `1f2e3d4`',
  '[#12](https://other.example)',
  'The words defaced and acceded, the number 1234567, the file a-1f2e3d4',
  '```\n#12\n```'
])('%j has no references to link', async (text) => {
  expect((await linksOf(text)).filter((url) => url?.startsWith('https://code.example'))).toEqual([])
})

test('uses the URLs of GitLab', async () => {
  expect(await linksOf('#1 !2 1f2e3d4', 'https://gitlab.example/a/b')).toEqual([
    'https://gitlab.example/a/b/-/issues/1',
    'https://gitlab.example/a/b/-/merge_requests/2',
    'https://gitlab.example/a/b/-/commit/1f2e3d4'
  ])
})

test('a page without a repository is unchanged', async () => {
  expect((await compileMd('Fixes #12.')).body).toEqual([{tag: 'p', html: 'Fixes #12.'}])
})
