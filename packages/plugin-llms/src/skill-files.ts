import type {OutputFile, SiteConfig} from '@lectern/types'
import {addBaseUrl} from '@lectern/shared/url/url-path'
import type {LlmsOptions} from './llms-options.js'
import {escapeLine} from './render-page.js'
import {renderLink, type Section} from './render-lists.js'

/** Settings for the skill files, and for the files that they mention. */
export type SkillOptions = Pick<LlmsOptions, 'pages' | 'negotiation' | 'llmsTxt'> & {
  skill: Exclude<LlmsOptions['skill'], false>
}

/** Maximum number of pages per section. The others are only in the list of all pages. */
const PAGES = 5

/**
 * Creates `skill.md` and `AGENTS.md`, which contain a description of the product, rules for using
 * it, and links to the docs. Sites can replace them with static files of the same name.
 */
export function createSkillFiles(
  sections: readonly Section[],
  siteConfig: Pick<SiteConfig, 'title' | 'tagline' | 'url' | 'baseUrl'>,
  options: SkillOptions
): OutputFile[] {
  const {title, tagline} = siteConfig
  const {name = toName(title), description = tagline || `Use ${title}.`} = options.skill
  const body = renderBody(sections, siteConfig, options)
  const frontMatter = `---\nname: ${name}\ndescription: ${JSON.stringify(description)}\n---\n\n`
  return [
    {file: 'skill.md', text: frontMatter + body, offline: false},
    {file: 'AGENTS.md', text: body, offline: false}
  ]
}

function renderBody(
  sections: readonly Section[],
  {title, tagline, url, baseUrl}: Parameters<typeof createSkillFiles>[1],
  {skill: {instructions, mcp}, pages, negotiation, llmsTxt}: SkillOptions
): string {
  const listUrl = url + addBaseUrl('llms.txt', baseUrl)
  const header = negotiation ? ', or send `Accept: text/markdown`' : ''
  const facts = [
    ...(llmsTxt ? [`- All pages: ${listUrl}`] : []),
    ...(pages ? [`- To get a page as Markdown, add \`.md\` to its path${header}.`] : []),
    ...(mcp === undefined ? [] : [`- MCP server with search: ${mcp}`])
  ]
  const parts = [
    `# ${escapeLine(title)}`,
    ...(tagline ? [escapeLine(tagline)] : []),
    ...(instructions.trim() === '' ? [] : [instructions.trim()]),
    ['## Documentation', ...(facts.length > 0 ? [facts.join('\n')] : [])].join('\n\n'),
    ...sections.map(
      (section) =>
        `### ${escapeLine(section.title)}\n\n${section.pages
          .slice(0, PAGES)
          .map((page) => renderLink(page, ({url: htmlUrl, textUrl}) => (pages ? textUrl : htmlUrl)))
          .join('\n')}`
    )
  ]
  return `${parts.join('\n\n')}\n`
}

/** Converts a title to the name of a skill: `Field Notes` becomes `field-notes`. */
function toName(title: string): string {
  const name = title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-/, '')
    .slice(0, 64)
    .replace(/-$/, '')
  return name || 'docs'
}
