import {expect, test} from 'vitest'
import {createGithubPagesFiles} from './github-pages-files.js'

test.each([
  ['https://docs.example.com', '/', {'.nojekyll': '', CNAME: 'docs.example.com\n'}],
  ['https://ada.github.io', '/', {'.nojekyll': ''}],
  ['https://docs.example.com', '/notes/', {'.nojekyll': ''}]
])('%s with the base URL %s', (url, baseUrl, files) => {
  expect(createGithubPagesFiles({url, baseUrl})).toEqual(files)
})
