import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {SiteProblem} from '@lectern/types'
import {build} from 'esbuild'
import {expect, test} from 'vitest'
import {reportCssSyntax} from './report-css-syntax.js'

/** Bundles a stylesheet and returns its problems, as `line:column hint`. */
async function findProblems(css: string, file = 'src/a.css'): Promise<string[]> {
  const problems: SiteProblem[] = []
  await build({
    absWorkingDir: createTemporarySite({[file]: css}),
    entryPoints: [file],
    bundle: true,
    write: false,
    logLevel: 'silent',
    plugins: [reportCssSyntax(problems)]
  })
  return problems.map(({position, hint}) => `${position?.line}:${position?.column} ${hint}`)
}

test.each([
  ['a block without an end', 'p {\n  color: red;\n', '3:1 Close the block that starts at line 1.'],
  ['a brace too many', 'p {}\n}\n', '2:1 Fix the code at this position.'],
  ['a string without an end', 'p {\n  content: "a;\n}\n', '2:15 Fix the code at this position.']
])('reports %s', async (_, css, problem) => {
  expect(await findProblems(css)).toContain(problem)
})

test.each([
  ['valid CSS', 'p {\n  color: red;\n}\n'],
  ['a hack for an old browser', 'p {\n  *zoom: 1;\n}\n']
])('accepts %s', async (_, css) => {
  expect(await findProblems(css)).toEqual([])
})
