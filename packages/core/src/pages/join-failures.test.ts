import {createTemporarySite} from '@lectern/testing/temporary-site'
import {expect, test} from 'vitest'
import {joinFailures} from './join-failures.js'

const failOf = (path: string, reason: string) => ({
  path,
  problems: [
    {
      code: 'render-failed' as const,
      message: `The page ${path} cannot be rendered: ${reason}.`,
      position: {file: `docs${path}.md`},
      hint: 'Fix the component.'
    }
  ]
})

const siteDir = '/nowhere'

test('a component that throws on every page is one problem, without a page’s source', () => {
  const pages = [failOf('/a', 'no title'), failOf('/b', 'no title'), failOf('/c', 'no title')]
  expect(joinFailures(pages, {siteDir})).toEqual([
    {
      code: 'render-failed' as const,
      message: 'The page /a, like 2 other pages, cannot be rendered: no title.',
      hint: 'Fix the component.'
    }
  ])
})

test('a component of the site that throws on several pages is reported with its file', () => {
  const siteDir = createTemporarySite({
    'src/theme/Footer/index.tsx': '',
    'src/theme/Card.jsx': '',
    'src/components/Card.jsx': ''
  })
  const failures = (component: string) =>
    joinFailures(
      ['/a', '/b'].map((path) => ({...failOf(path, 'no title'), component})),
      {siteDir}
    ).map(({position}) => position)
  expect(failures('Footer')).toEqual([{file: 'src/theme/Footer/index.tsx'}])
  expect(failures('Card')).toEqual([undefined])
})

test('pages that share a source keep it', () => {
  const [first, second] = [failOf('/a', 'no title'), failOf('/a', 'no title')]
  expect(joinFailures([first, second], {siteDir})).toMatchObject([{position: {file: 'docs/a.md'}}])
})

test('separates pages that fail for different reasons', () => {
  const pages = [failOf('/a', 'no title'), failOf('/b', 'no date'), failOf('/c', 'no date')]
  expect(joinFailures(pages, {siteDir}).map(({message}) => message)).toEqual([
    'The page /a cannot be rendered: no title.',
    'The page /b, like 1 other page, cannot be rendered: no date.'
  ])
})

test('omits a failure on all pages that a different error causes', () => {
  const pages = [failOf('/a', 'no doc'), failOf('/b', 'no doc'), failOf('/c', 'no date')]
  const problems = joinFailures(pages, {siteDir, isFrameUnknown: true})
  expect(problems.map(({position}) => position?.file)).toEqual(['docs/c.md'])
})
