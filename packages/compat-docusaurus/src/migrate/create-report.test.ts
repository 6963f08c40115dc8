import {SiteError} from '@lectern/shared/problems/site-problem'
import {createTemporarySite} from '@lectern/testing/temporary-site'
import type {SiteProblem} from '@lectern/types'
import {expect, test} from 'vitest'
import {createReport, type ScannedProject} from './create-report.js'

const PROJECT: ScannedProject = {
  ...{plugins: ['docs', 'theme'], pages: 7, problems: []},
  ...{themeComponents: ['Footer', 'Layout'], ownComponents: []}
}

/** Reports on a project with these files; a list of problems keeps it from being scanned. */
async function report(
  files: Readonly<Record<string, string>> = {},
  project: Partial<ScannedProject> | readonly SiteProblem[] = {}
) {
  const findings = await createReport({
    siteDir: createTemporarySite(files),
    configFile: 'docusaurus.config.js',
    async scanProject() {
      if (Array.isArray(project)) throw new SiteError([...project])
      return {...PROJECT, ...project}
    }
  })
  return findings.filter(({status}) => status !== 'works')
}

test('a project that works has nothing to change', async () => {
  expect(await report({'src/pages/index.js': `import Footer from '@theme/Footer'\n`})).toEqual([])
})

test('problems have their places; what Lectern lacks can’t be changed', async () => {
  const problems: SiteProblem[] = [
    {
      ...{code: 'config-invalid', message: 'Wrong.', hint: 'Fix it.'},
      position: {file: 'docusaurus.config.js', line: 3}
    },
    {code: 'docusaurus-field-unused', message: 'Unused.'},
    {code: 'docusaurus-file-unread', message: 'Unread.'}
  ]
  expect(await report({}, {problems})).toEqual([
    {
      ...{status: 'change', message: 'Wrong.', hint: 'Fix it.'},
      ...{file: 'docusaurus.config.js', line: 3}
    },
    expect.objectContaining({status: 'unsupported', message: 'Unused.'})
  ])
})

test('imports that find nothing are named with their file', async () => {
  const findings = await report({
    'src/pages/index.js': `import Footer from '@theme/Footr'\nimport {nothing} from '@docusaurus/Link'\n`
  })
  expect(findings.map(({file, line}) => [file, line])).toEqual([
    ['src/pages/index.js', 1],
    ['src/pages/index.js', 2]
  ])
})

test('a configuration that can’t be read is told alone', async () => {
  const files = {'src/pages/index.js': `import Footer from '@theme/Footr'\n`}
  expect(await report(files, [{code: 'config-invalid', message: 'Wrong.'}])).toMatchObject([
    {status: 'change', message: 'Wrong.'}
  ])
})
