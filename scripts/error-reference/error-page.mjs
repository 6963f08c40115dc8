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
description: All problems that Lectern reports, with links to their causes and fixes.
---

Find the code in the lists below. Each code links to its cause and fix. Each problem that Lectern reports has a code, a
message, a position and a fix:

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
 * Renders the error reference as Markdown files: an index, and a page per topic.
 *
 * @param {readonly Problem[]} problems
 * @param {readonly ProblemCase[]} cases
 * @returns {ReadonlyMap<string, string>} By path in `content/docs`.
 */
export function createErrorPages(problems, cases) {
  const topics = Object.entries(TOPICS).map(([topic, heading]) => ({
    topic,
    ...heading,
    found: problems.filter((problem) => problem.topic === topic)
  }))
  return new Map([
    ['api/errors.md', [INTRODUCTION, ...topics.map(createList)].join('\n')],
    ...topics.map(
      (topic) =>
        /** @type {const} */ ([`api/errors/${topic.topic}.md`, createTopicPage(topic, cases)])
    )
  ])
}

/** @typedef {{topic: string, title: string, id: string, found: readonly Problem[]}} Topic */

/**
 * Lists a topic's codes, with the IDs that older links and other sites use.
 *
 * @param {Topic} topic
 */
function createList({topic, title, id, found}) {
  const items = found.map(({code}) => {
    const anchor = code === id ? '' : `<span id="${code}"></span>`
    return `- ${anchor}[\`${code}\`](./errors/${topic}.md#${code})`
  })
  return [`## ${title} {#${id}}\n`, ...items, ''].join('\n')
}

/**
 * @param {Topic} topic
 * @param {readonly ProblemCase[]} cases
 */
function createTopicPage({title, found}, cases) {
  const entries = found.map((problem) => createEntry(problem, findCase(problem.code, cases)))
  const head = [
    '---',
    '# Generated from the problem catalogs by `node scripts/generate-errors.mjs`.',
    `title: 'Error codes: ${title}'`,
    `sidebar_label: ${title}`,
    `description: 'Problems with the topic “${title}”: causes and fixes.'`,
    '---\n',
    'For the structure of the output, see [Error codes](../errors.md).\n'
  ]
  return [...head, ...entries].join('\n')
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
    `## \`${code}\` {#${code}}\n`,
    `\`\`\`text\n${output.replaceAll('<site>', '/home/ada/notes')}\n\`\`\`\n`,
    `${explanation}\n`,
    ...(option ? [`Default: \`${policy}\`. To change it, set \`${option}\`.\n`] : [])
  ].join('\n')
}
