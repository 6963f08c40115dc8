import type {PublishedSite} from './published-site.js'
import {childrenOf, parseXml} from './xml-tree.js'

const NAMESPACE = '{http://a9.com/-/spec/opensearch/1.1/}'
const ORDINARY = 'text/html'

/** Validates an OpenSearch description (OpenSearch 1.1, draft 6). */
export function checkOpenSearch(url: string, site: PublishedSite): string[] {
  const bytes = site.read(url)
  if (!bytes) return ['there is no such description']
  const root = parseXml(bytes.toString())
  if (root.name !== `${NAMESPACE}OpenSearchDescription`) return [`the root is ${root.name}`]
  const one = (name: string, maximum: number) => {
    const [node, ...more] = childrenOf(root, NAMESPACE + name)
    if (!node || more.length > 0) return [`${name} occurs ${node ? 'twice' : 'never'}`]
    const length = [...node.text].length
    return length > 0 && length <= maximum ? [] : [`${name} has ${length} characters`]
  }
  const templates = childrenOf(root, `${NAMESPACE}Url`)
  return [
    ...one('ShortName', 16),
    ...one('Description', 1024),
    ...(templates.some(({attributes}) => attributes.type === ORDINARY) ? [] : ['no URL is a page']),
    ...templates.flatMap(({attributes: {template = ''}}) => checkTemplate(template, site))
  ]
}

function checkTemplate(template: string, site: PublishedSite): string[] {
  const unknown = [...template.matchAll(/\{([^}]*)\}/g)].filter(
    ([, name]) => name !== 'searchTerms' && !name?.endsWith('?')
  )
  return [
    ...(template.includes('{searchTerms}') ? [] : [`${template} has no place for words`]),
    ...unknown.map(([name]) => `${template} asks for ${name}`),
    ...(site.has(template.replace(/\?.*$/, '')) ? [] : [`there is no page ${template}`])
  ]
}
