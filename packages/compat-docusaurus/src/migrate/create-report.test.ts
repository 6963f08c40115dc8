import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {SiteProblem} from '@lectern/types'
import {expect, test} from 'vitest'
import {createReport} from './create-report.js'
import type {DryRun, ScannedProject} from './project.js'

const PROJECT: ScannedProject = {
  ...{entries: [], plugins: ['docs', 'theme'], pages: 7},
  ...{themeComponents: ['Footer', 'Layout'], ownComponents: []}
}

/** Reports on a project with these files. */
async function report(files: Readonly<Record<string, string>> = {}, run: Partial<DryRun> = {}) {
  return createReport({
    siteDir: createTemporarySite(files),
    configFile: 'docusaurus.config.js',
    dryRun: async () => ({problems: [], isBuilt: true, project: PROJECT, ...run}),
    checkMarkdown: async () => []
  })
}

/** Findings other than working parts. */
async function listOpen(...input: Parameters<typeof report>) {
  const {findings} = await report(...input)
  return findings.filter(({status}) => status !== 'works')
}

test('a working project requires no changes', async () => {
  const files = {'src/pages/index.js': `import Footer from '@theme/Footer'\n`}
  const {findings, edits} = await report(files)
  expect(findings.map(({message}) => message)).toEqual([
    'docusaurus.config.js is supported.',
    'Plugins and themes: docs, theme.',
    'The content has 7 pages.',
    'All pages compile and render, and their links are valid.',
    '1 import of @docusaurus/* and @theme/* resolves.'
  ])
  expect(edits).toEqual([])
})

test('nothing that fails in the build is reported as working', async () => {
  const problems: SiteProblem[] = [
    {code: 'config-invalid', message: 'Wrong.'},
    {code: 'plugin-failed', message: 'Failed.'}
  ]
  const {findings} = await report({}, {problems, isBuilt: false})
  expect(findings.filter(({status}) => status === 'works').map(({message}) => message)).toEqual([
    'The content has 7 pages.',
    '0 imports of @docusaurus/* and @theme/* resolve.'
  ])
})

test('problems have positions; unsupported features can’t be changed, and warnings are notes', async () => {
  const problems: SiteProblem[] = [
    {
      ...{code: 'config-invalid', message: 'Wrong.', hint: 'Fix it.'},
      position: {file: 'docusaurus.config.js', line: 3}
    },
    {code: 'docusaurus-field-unused', message: 'Unused.'},
    {code: 'broken-anchor', message: 'No such id.', policy: 'warn'},
    {code: 'docusaurus-file-unread', message: 'Unread.'}
  ]
  expect(await listOpen({}, {problems})).toMatchObject([
    {
      ...{status: 'change', message: 'Wrong.', hint: 'Fix it.'},
      ...{file: 'docusaurus.config.js', line: 3}
    },
    {status: 'unsupported', message: 'Unused.'},
    {status: 'note', message: 'No such id.'}
  ])
})

test('an edit is shown as a diff', async () => {
  const problem: SiteProblem = {
    ...{code: 'config-invalid', message: 'The key `titel` is unknown.'},
    position: {file: 'docusaurus.config.js', line: 2, column: 3},
    fix: {kind: 'key', replacement: 'title'}
  }
  const files = {'docusaurus.config.js': "module.exports = {\r\n  titel: 'A'\r\n}\r\n"}
  const {findings, edits} = await report(files, {problems: [problem], isBuilt: false})
  expect(findings.find(({diff}) => diff)?.diff).toBe(`--- a/docusaurus.config.js
+++ b/docusaurus.config.js
@@ -1,3 +1,3 @@
 module.exports = {
-  titel: 'A'
+  title: 'A'
 }`)
  expect(edits).toEqual([{file: 'docusaurus.config.js', start: 22, end: 27, text: 'title'}])
})

test('unresolved imports are listed once, with their file', async () => {
  const files = {
    'src/pages/index.js': `import Footer from '@theme/Footr'\nimport {nothing} from '@docusaurus/Link'\n`
  }
  const position = {file: 'src/pages/index.js', line: 1}
  const problems: SiteProblem[] = [{code: 'theme-component-missing', message: 'No.', position}]
  const findings = await listOpen(files, {problems, isBuilt: false})
  expect(findings.map(({message, file, line}) => [message, file, line])).toEqual([
    ["The module @theme/Footr doesn't exist.", 'src/pages/index.js', 1],
    ['The module @docusaurus/Link has no export `nothing`.', 'src/pages/index.js', 2]
  ])
})

test('an unreadable configuration is the only problem reported', async () => {
  const files = {'src/pages/index.js': `import Footer from '@theme/Footr'\n`}
  const problems: SiteProblem[] = [{code: 'config-invalid', message: 'Wrong.'}]
  expect(await listOpen(files, {problems, project: undefined, isBuilt: false})).toMatchObject([
    {status: 'change', message: 'Wrong.'}
  ])
})
