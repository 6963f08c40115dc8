import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type {SiteProblem} from '@lectern/types'
import {SiteError} from '@lectern/shared/problems/site-problem'
import {expect, onTestFinished, test} from 'vitest'
import {NO_CORRECTIONS} from '../corrections/corrections.js'
import {findMissingExports} from '../corrections/missing-exports.js'
import {createBundleError, describeCorrections} from './bundle-error.js'

interface Issue {
  text: string
  file?: string
  line?: number
  column?: number
  length?: number
  lineText?: string
  notes?: readonly {text: string}[]
  detail?: unknown
}

function problemsOf(issues: readonly Issue[], siteDir = '/site') {
  const errors = issues.map(({text, file, notes = [], detail, ...place}) => ({
    text,
    notes,
    detail,
    location: file === undefined ? null : {file, line: 1, column: 0, ...place}
  }))
  const error = createBundleError(Object.assign(new Error('Build failed'), {errors}), {
    siteDir,
    moduleAliases: {'@docusaurus/Link': '/shims/link.tsx'}
  })
  if (!(error instanceof SiteError)) throw error
  return error.problems
}

test('an error in the site’s code includes its position, and is reported once for both bundles', () => {
  const issue = {text: 'Expected ";" but found "x"', file: 'src/a.tsx', line: 3, column: 4}
  expect(problemsOf([issue, issue])).toEqual([
    {
      code: 'bundle-failed',
      message: 'Expected ";" but found "x".',
      position: {file: 'src/a.tsx', line: 3, column: 5},
      hint: 'Fix the code at this position.'
    }
  ])
})

test('sorts errors by file and line', () => {
  const positions = problemsOf([
    {text: 'c', file: 'b.tsx', line: 1},
    {text: 'b', file: 'a.tsx', line: 20},
    {text: 'a', file: 'a.tsx', line: 3}
  ]).map(({position}) => `${position?.file}:${position?.line}`)
  expect(positions).toEqual(['a.tsx:3', 'a.tsx:20', 'b.tsx:1'])
})

test.each([
  ['./card', 'Check the path and the file extension.'],
  ['@site/src/card', 'Check the path and the file extension.'],
  ...['fs', 'node:path', 'fs/promises'].map((name) => [
    name,
    "Import a package that works in browsers. They don't have the modules of Node.js."
  ]),
  ['chart', 'Install the package: `npm install chart`.'],
  ['@a/b/c', 'Install the package: `npm install @a/b`.']
])('a missing import of %s has a hint', (specifier, hint) => {
  expect(problemsOf([{text: `Could not resolve "${specifier}"`, file: 'a.tsx'}])).toEqual([
    {
      code: 'import-missing',
      message: `The imported module \`${specifier}\` can't be found.`,
      position: {file: 'a.tsx', line: 1, column: 1},
      hint
    }
  ])
})

test('a missing import in content is reported at its position in the source', () => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bundle-error-'))
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}))
  fs.writeFileSync(path.join(siteDir, 'a.mdx'), `# A\n\nimport A from "./card"\n`)
  const [problem] = problemsOf(
    [{text: 'Could not resolve "./card"', file: 'lectern:content:a.mdx', line: 90}],
    siteDir
  )
  expect(problem?.position).toEqual({file: 'a.mdx', line: 3, column: 15})
})

test.each([
  {
    text: 'No matching export in "src/card.jsx" for import "Bar"',
    lineText: 'import { Bar } from "@site/src/card"',
    column: 9,
    length: 3,
    message: 'The module `src/card.jsx` has no export `Bar`.',
    hint: 'Import a name that it exports, or add the export to the module.',
    position: {file: 'a.mdx', line: 5, column: 3}
  },
  {
    text: 'No matching export in "src/card.jsx" for import "default"',
    lineText: 'import Card from "@site/src/card"',
    column: 7,
    length: 4,
    message: 'The module `src/card.jsx` has no default export.',
    hint: 'Import a name in braces, or add the export to the module.',
    position: {file: 'a.mdx', line: 3, column: 8}
  },
  {
    text: 'No matching export in "react-names:react" for import "useStat"',
    lineText: 'import { useStat } from "react"',
    column: 9,
    length: 7,
    notes: [{text: 'Did you mean to import "useState" instead?'}],
    message: 'The module `react` has no export `useStat`.',
    hint: 'Did you mean `useState`?',
    position: {file: 'a.mdx'}
  }
])('$message', ({message, hint, position, ...issue}) => {
  const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'bundle-error-'))
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}))
  const text =
    'Bar and Card\n\nimport Card from "@site/src/card"\nimport {\n  Bar\n} from "@site/src/card"\n'
  fs.writeFileSync(path.join(siteDir, 'a.mdx'), text)
  expect(problemsOf([{...issue, file: 'lectern:content:a.mdx', line: 90}], siteDir)).toEqual([
    {code: 'export-missing', message, position, hint}
  ])
})

test('a missing export is one warning, even if both bundles contain a different file', () => {
  const place = {namespace: '', line: 1, column: 7, length: 4, lineText: '', suggestion: ''}
  const messages = ['a/browser.js', 'a/node.js'].map((file) => ({
    ...{id: '', pluginName: '', notes: [], detail: undefined},
    text: `No matching export in "${file}" for import "default"`,
    location: {...place, file: 'src/card.jsx'}
  }))
  const missingExports = findMissingExports(messages, [], '/none') ?? []
  expect(missingExports).toHaveLength(2)
  expect(describeCorrections({...NO_CORRECTIONS, missingExports}, {siteDir: '/none'})).toEqual([
    {
      code: 'export-missing',
      policy: 'warn',
      message: 'The module `a/node.js` has no default export. The imported value is `undefined`.',
      position: {file: 'src/card.jsx', line: 1, column: 8},
      hint: 'Import a name in braces, or add the export to the module.'
    }
  ])
})

test('notes about plugins of the bundler are not hints', () => {
  const note = {text: 'The plugin "css-modules" was triggered by this import'}
  const [problem] = problemsOf([
    {text: 'Unknown word color', file: 'src/a.css', line: 3, notes: [note]}
  ])
  expect(problem?.message).toBe('Unknown word color.')
  expect(problem?.hint).toBe('Fix the code at this position.')
})

test('a page without a default export is reported under the filename that authors use', () => {
  expect(
    problemsOf([
      {
        text: 'No matching export in "src/pages/a.jsx" for import "default"',
        file: 'lectern:@site/src/pages/a.jsx'
      }
    ])
  ).toEqual([
    {
      code: 'page-without-default-export',
      message: "The page src/pages/a.jsx doesn't have a component as its default export.",
      position: {file: 'src/pages/a.jsx'},
      hint: "Add `export default function Page() { … }`, or prefix the filename with `_` if it isn't a page."
    }
  ])
})

test('preserves problems from built-in steps', () => {
  const problem: SiteProblem = {
    code: 'mdx-syntax',
    message: 'A tag.',
    position: {file: '_part.mdx', line: 2}
  }
  expect(problemsOf([{text: 'A tag.', file: 'a.js', detail: new SiteError(problem)}])).toEqual([
    problem
  ])
})

test('returns other errors unchanged', () => {
  const error = new Error('else')
  expect(createBundleError(error, {siteDir: '/site', moduleAliases: {}})).toBe(error)
})

test('a disk failure isn’t reported as an error in the bundled code', () => {
  const detail = Object.assign(new Error('EIO: i/o error'), {code: 'EIO', syscall: 'read'})
  const issue = {text: 'EIO: i/o error', file: 'node_modules/esbuild/lib/main.js', detail}
  expect(() => problemsOf([issue])).toThrow(detail)
})

test('an import of a compiled component has its position in the source', () => {
  const siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lectern-error-')))
  onTestFinished(() => fs.rmSync(siteDir, {recursive: true}))
  fs.writeFileSync(path.join(siteDir, 'a.jsx'), "// Nests.\nimport {b} from './gone'\n")
  const lineText = "var x = 1; import { b } from './gone'"
  const issue = {text: 'Could not resolve "./gone"', file: 'a.jsx', column: 29, lineText}
  expect(problemsOf([{...issue, length: 8}], siteDir)).toMatchObject([
    {code: 'import-missing', position: {file: 'a.jsx', line: 2, column: 17}}
  ])
})

test('a missing file that all pages import has a path relative to the site', () => {
  const text = 'Could not resolve "/site/src/css/custom.css"'
  expect(problemsOf([{text, file: 'lectern:entry:client', line: 4}])).toEqual([
    {
      code: 'import-missing',
      message: "The file src/css/custom.css, which all pages import, can't be found.",
      position: undefined,
      hint: 'Restore the file, or remove it from the configuration.'
    }
  ])
})

test('a missing component of a route is reported without a position in generated code', () => {
  const component = '@site/src/components/Owls.tsx'
  const text = `Could not resolve "${component}"`
  const lineText = `export {default} from "${component}"`
  for (const file of [component, `lectern:${component}`])
    expect(problemsOf([{text, file, column: 22, length: 31, lineText}])).toEqual([
      {
        code: 'import-missing',
        message: `The component \`${component}\` of a route can't be found.`,
        position: undefined,
        hint: 'Create the file, or fix the `component` of the route in the plugin.'
      }
    ])
})
