/** @typedef {import('../site-files.mjs').EditGroup} EditGroup */

/** Mistakes that break a build. The next step restores the site. @type {EditGroup} */
export const breakingEdits = {
  'leaves JSX open'(site, random) {
    const file = random.pick(site.list('docs', /\.mdx$/))
    if (!file) return undefined
    site.change(file, (text) => `${text}\n<div>\n`)
    return file
  },

  'imports a missing module'(site, random) {
    const file = random.pick(site.list('docs', /\/[^_/][^/]*\.mdx$/))
    if (!file) return undefined
    site.change(file, (text) => `${text}\n\nexport {default as gone} from './gone'\n`)
    return file
  },

  'breaks front matter'(site, random) {
    const file = random.pick(site.list('docs', /\.md$/))
    site.change(file, (text) => `---\ntitle: [\n---\n${text}`)
    return file
  },

  'uses an unknown component'(site, random) {
    const file = random.pick(site.list('docs', /\/[^_/][^/]*\.mdx$/))
    if (!file) return undefined
    site.change(file, (text) => `${text}\n<Unknown />\n`)
    return file
  },

  'breaks the configuration'(site) {
    site.change('settings.json', (text) => text.replace('}', ''))
    return 'settings.json'
  },

  'sets an invalid value in the configuration'(site) {
    site.change('settings.json', (text) => text.replace('"title"', '"titel"'))
    return 'settings.json'
  },

  'adds a missing doc to a sidebar'(site) {
    site.change('sidebars.json', (text) => text.replace('[', '["gone",'))
    return 'sidebars.json'
  },

  'breaks a component'(site) {
    site.change('src/components/badge.tsx', (text) => text.replace('</strong>', ''))
    return 'badge.tsx'
  },

  'makes a component throw'(site) {
    site.change('src/components/badge.tsx', (text) =>
      text.replace('return ', `throw new Error('Out of order')\n  return `)
    )
    return 'badge.tsx'
  },

  'breaks the custom CSS'(site) {
    site.change('src/css/custom.css', (text) => `@import './gone.css';\n${text}`)
    return 'custom.css'
  },

  'removes a partial'(site) {
    if (!site.has('docs/_shared.mdx')) return undefined
    site.remove('docs/_shared.mdx')
    return 'docs/_shared.mdx'
  },

  'breaks the authors'(site) {
    site.change('blog/authors.yml', (text) => `${text}\nbad: [\n`)
    return 'authors.yml'
  }
}
