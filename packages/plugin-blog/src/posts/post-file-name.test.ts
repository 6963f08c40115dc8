import {expect, test} from 'vitest'
import {parsePostFileName} from './post-file-name.js'

test.each([
  ['2021-08-26-welcome.md', '2021-08-26', '2021/08/26/welcome'],
  ['2021-08-26-welcome/index.mdx', '2021-08-26', '2021/08/26/welcome'],
  ['2021/08/26/welcome.md', '2021-08-26', '2021/08/26/welcome'],
  ['2021-8-6-welcome.md', '2021-08-06', '2021/08/06/welcome'],
  ['2021-08-26/welcome.md', '2021-08-26', '2021/08/26/welcome'],
  ['news/2021-08-26-welcome.md', '2021-08-26', '2021/08/26/news/welcome'],
  ['welcome.md', undefined, 'welcome'],
  ['welcome/index.md', undefined, 'welcome']
])('%s has the date %s and the path %s', (file, date, slug) => {
  expect(parsePostFileName(file)).toEqual({date, slug, name: 'welcome'})
})

test.each([
  ['2021-08-26-welcome.md', '2021-08-26', '2021/08/26/welcome', 'welcome'],
  ['2021-8-6-welcome/index.mdx', '2021-08-06', '2021/8/6/welcome', 'welcome'],
  ['2021-08-26/index.md', '2021-08-26', '2021/08/26/index', 'index'],
  ['2021/08/26/index.md', '2021-08-26', '2021/08/26/index', 'index'],
  ['news/2021-08-26-welcome.md', '2021-08-26', '2021/08/26/news/welcome', 'welcome'],
  ['2021-08-26.md', '2021-08-26', '2021/08/26', ''],
  ['news/welcome.md', undefined, 'news/welcome', 'news/welcome'],
  ['welcome/index.md', undefined, 'welcome', 'welcome']
])('in a Docusaurus project, %s has the date %s and the path %s', (file, date, slug, name) => {
  expect(parsePostFileName(file, 'docusaurus')).toEqual({date, slug, name})
})
