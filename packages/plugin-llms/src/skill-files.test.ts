import {expect, test} from 'vitest'
import {SITE, testPage} from './fixtures/test-page.js'
import {parseLlmsOptions} from './llms-options.js'
import {createSkillFiles} from './skill-files.js'

const sections = [
  {title: 'Guides', pages: Array.from({length: 7}, (_, index) => testPage(`/g-${index}`))}
]
const create = (
  skill: object,
  siteConfig = {...SITE, title: 'Field <Notes>', tagline: 'Keep: notes'},
  others = {}
) => {
  const options = parseLlmsOptions({skill, ...others})
  if (options.skill === false) throw new Error('No skill.')
  const files = createSkillFiles(sections, siteConfig, {...options, skill: options.skill})
  return Object.fromEntries(files.map(({file, text}) => [file, String(text)]))
}

test('describe the product, with rules and the most important pages', () => {
  const files = create({instructions: 'Never delete notes.', mcp: 'https://docs.example.com/mcp'})
  expect(files['skill.md']).toBe(
    `---\nname: field-notes\ndescription: "Keep: notes"\n---\n\n${files['AGENTS.md']}`
  )
  expect(files['AGENTS.md']).toBe(`# Field \\<Notes\\>

Keep: notes

Never delete notes.

## Documentation

- All pages: https://docs.example.com/llms.txt
- To get a page as Markdown, add \`.md\` to its path, or send \`Accept: text/markdown\`.
- MCP server with search: https://docs.example.com/mcp

### Guides

${[0, 1, 2, 3, 4].map((index) => `- [Title of /g-${index}](https://docs.example.com/g-${index}.md)`).join('\n')}
`)
})

test('mention no files that the site lacks', () => {
  const text = create({}, SITE, {pages: false, llmsTxt: false})['AGENTS.md']
  expect(text).toContain('## Documentation\n\n### Guides\n')
  expect(text).toContain('- [Title of /g-0](https://docs.example.com/g-0)\n')
  expect(text).not.toMatch(/\.md|llms\.txt/)
  const withoutRules = create({}, SITE, {negotiation: false})['AGENTS.md']
  expect(withoutRules).toContain('add `.md` to its path.\n')
})

test('name and description can be set', () => {
  expect(create({name: 'keep-notes', description: 'Use for notes.'})['skill.md']).toMatch(
    /^---\nname: keep-notes\ndescription: "Use for notes."\n---\n/
  )
})

test('names of long titles are cut without a hyphen at the end', () => {
  const files = create({}, {...SITE, title: `${'a'.repeat(63)} notes`, tagline: ''})
  expect(files['skill.md']).toContain(`name: ${'a'.repeat(63)}\n`)
})

test.each([{name: 'Field Notes'}, {mcp: 'http://a.example'}])('%j is rejected', (skill) => {
  expect(() => parseLlmsOptions({skill})).toThrow('Plugin llms')
})

test.each(['javascript:alert(1)', 'http://a.example/?q={url}', 'a'])(
  'an assistant with the URL %s is rejected',
  (url) => {
    expect(() => parseLlmsOptions({assistants: [{label: 'A', url}]})).toThrow('an HTTPS URL')
  }
)
