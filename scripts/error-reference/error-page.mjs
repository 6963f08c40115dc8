import {findCase} from './read-cases.mjs'

/** @typedef {import('./read-catalogs.mjs').Problem} Problem */
/** @typedef {import('./read-cases.mjs').ProblemCase} ProblemCase */

/**
 * Sections of the reference in order, with their heading IDs.
 *
 * @type {Readonly<Record<import('@lectern/types').ProblemTopic, {title: string, id: string}>>}
 */
export const TOPICS = Object.freeze({
  configuration: {title: 'Configuration', id: 'configuration'},
  plugins: {title: 'Plugins', id: 'plugins'},
  swizzling: {title: 'Swizzling', id: 'swizzle'},
  content: {title: 'Content', id: 'content'},
  blog: {title: 'Blog and changelog', id: 'blog'},
  versions: {title: 'Versions', id: 'versions'},
  translations: {title: 'Translations', id: 'translations'},
  sidebars: {title: 'Sidebars', id: 'sidebars'},
  navbar: {title: 'Navbar and footer', id: 'navbar'},
  markdown: {title: 'Markdown', id: 'markdown'},
  tabs: {title: 'Tabs', id: 'tabs-invalid'},
  links: {title: 'Links and URLs', id: 'links'},
  redirects: {title: 'Redirects', id: 'redirects'},
  code: {title: 'Code', id: 'code'},
  rendering: {title: 'Rendering', id: 'rendering'},
  output: {title: 'Output', id: 'output'},
  search: {title: 'Hosted search', id: 'search-push'},
  deployment: {title: 'Deployment', id: 'deployment'},
  commands: {title: 'Commands', id: 'commands'},
  server: {title: 'Development server', id: 'development-server'},
  migration: {title: 'Migration from Docusaurus', id: 'migration'},
  creation: {title: 'New sites', id: 'new-sites'}
})

const INTRODUCTION = `---
title: Error codes
description: All problems that Lectern reports, with their causes and fixes.
toc_max_heading_level: 2
---

Search this page for the code in the output. A problem shows its code, a message, the position and a fix:

\`\`\`text
error front-matter-invalid: The front matter isn't valid YAML: Nested mappings are not allowed in compact mappings.
  at docs/intro.md:2:8
  1 | ---
  2 | title: Birds: a list
    |        ^
  3 | ---
  → Use one \`key: value\` per line, and quote values that contain \`: \` or \`#\`.
\`\`\`

An **error** stops the command, and the previous output is unchanged. A **warning** doesn't stop it. For some
problems, an option such as [\`onBrokenLinks\`](./docusaurus.config.js.md#policies) changes what happens. Codes never
change. A code with a colon, such as \`birds:nest-missing\`, comes from a plugin that isn't part of Lectern.
`

/**
 * Renders the error reference as Markdown.
 *
 * @param {readonly Problem[]} problems
 * @param {readonly ProblemCase[]} cases
 */
export function createErrorPage(problems, cases) {
  const sections = Object.entries(TOPICS).map(([topic, {title, id}]) => {
    const found = problems.filter((problem) => problem.topic === topic)
    const entries = found.map((problem) => createEntry(problem, findCase(problem.code, cases)))
    return [`## ${title} {#${id}}\n`, ...entries].join('\n')
  })
  return [INTRODUCTION, ...sections].join('\n')
}

/**
 * @param {Problem} problem
 * @param {ProblemCase | undefined} found
 */
function createEntry({code, policy = 'fail', option, explanation, example}, found) {
  const {message = '', hint} = example ?? {}
  const severity = policy === 'fail' ? 'error' : 'warning'
  const output =
    found?.output ??
    `${severity} ${code}: ${message}${hint ? `\n  → ${hint.replaceAll('`site ', '`npx site ')}` : ''}`
  return [
    `### \`${code}\` {#${code}}\n`,
    `\`\`\`text\n${output.replaceAll('<site>', '/home/ada/notes')}\n\`\`\`\n`,
    `${explanation}\n`,
    ...(option ? [`Default: \`${policy}\`. To change it, set \`${option}\`.\n`] : [])
  ].join('\n')
}
