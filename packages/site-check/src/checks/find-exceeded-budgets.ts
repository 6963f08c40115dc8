import {createFileMatcher} from '@lectern/shared/files/file-matcher'
import type {PageBudget, PluginRef} from '@lectern/types'
import {formatBytes} from '@lectern/shared/text/format-bytes'
import type {UrlResolver} from '../site/url-resolver.js'
import type {CheckedPage, CheckedSite} from '../site/checked-site.js'
import type {Finding} from '../findings/finding.js'
import type {ReferenceKind} from '../site/page-facts.js'

const NAMES = {
  html: 'HTML',
  js: 'JavaScript',
  css: 'CSS',
  images: 'images'
} as const

/** Compares the size of each page with its budget. Rule: `budget-exceeded`. */
export function findExceededBudgets(
  site: CheckedSite,
  resolver: UrlResolver,
  budgets: Readonly<Record<string, PageBudget>>
): Finding[] {
  const budgetOf = createBudgets(budgets)
  return site.pages.flatMap((page) => {
    const budget = page.plugin && budgetOf(page.path, page.plugin)
    return budget ? comparePage(page, budget, {site, resolver}) : []
  })
}

/**
 * Creates a function that returns the budget of a page. If several budgets match, later ones
 * override earlier ones.
 */
function createBudgets(budgets: Readonly<Record<string, PageBudget>>) {
  const entries = Object.entries(budgets).map(([name, budget]) => {
    const matches = createFileMatcher({include: [name], exclude: []})
    const isMeant = (path: string, {name: plugin, id}: PluginRef) =>
      name.startsWith('/')
        ? matches(path)
        : name === '*' || name === plugin || name === `${plugin}/${id}`
    return {isMeant, budget}
  })
  return (path: string, plugin: PluginRef): PageBudget | undefined => {
    const meant = entries.filter(({isMeant}) => isMeant(path, plugin))
    return meant.length === 0 ? undefined : Object.assign({}, ...meant.map(({budget}) => budget))
  }
}

interface BudgetContext {
  site: CheckedSite
  resolver: UrlResolver
}

function comparePage(page: CheckedPage, budget: PageBudget, context: BudgetContext): Finding[] {
  const weights = measurePage(page, context)
  return (Object.keys(NAMES) as (keyof typeof NAMES)[]).flatMap((name) => {
    const limit = budget[name]
    const weight = weights[name]
    if (limit === undefined || weight <= limit) return []
    const unit = name === 'images' ? '' : ' with gzip'
    return [
      {
        rule: 'budget-exceeded' as const,
        message: `The page ${page.path} is ${formatBytes(weight - limit)} over its ${NAMES[name]} budget: ${formatBytes(weight)}${unit}, limit ${formatBytes(limit)}.`,
        hint: 'List its files with `site build --explain`, or raise the limit in `check.budgets`.',
        target: name,
        locations: [{file: page.file}]
      }
    ]
  })
}

function measurePage(page: CheckedPage, {site, resolver}: BudgetContext): Required<PageBudget> {
  const sum = (files: readonly string[], size: 'raw' | 'gzip') =>
    [...new Set(files)].reduce((total, file) => total + site.weigh(file)[size], 0)
  const scripts = listFiles(page, 'script', resolver)
  return {
    html: page.gzip ?? 0,
    js: sum([...scripts, ...scripts.flatMap(site.scriptImports)], 'gzip'),
    css: sum(listFiles(page, 'style', resolver), 'gzip'),
    images: sum(listFiles(page, 'image', resolver), 'raw')
  }
}

/** Lists the site's own files that a page loads. */
function listFiles({references, file}: CheckedPage, kind: ReferenceKind, resolver: UrlResolver) {
  return references.flatMap((reference) => {
    if (reference.kind !== kind) return []
    const target = resolver.resolve(reference.url, file)
    return target.kind === 'file' ? [target.path.slice(1)] : []
  })
}
