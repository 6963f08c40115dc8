import path from 'node:path'

/** What is known of a site when files change; absolute paths. */
export interface SiteFiles {
  siteDir: string
  /** Whether a file is a source of some page, and whether what the scan reads of it is unchanged. */
  sourceState(file: string): 'unknown' | 'same-front-matter' | 'changed'
  /** Files that went into the bundles. */
  bundleInputs: ReadonlySet<string>
  themePaths: readonly string[]
  staticDirs: readonly string[]
}

/** The least that has to be done again. */
export interface UpdatePlan {
  config: boolean
  scan: boolean
  bundle: boolean
  /** Sources of which only the text has changed. */
  contents: readonly string[]
  /** Whether files changed that any page may show, such as images. */
  files: boolean
}

const CODE = /\.(?:[cm]?[jt]s|json)$/
const COMPONENT = /\.(?:[jt]sx?|mjs|css)$/
const MARKDOWN = /\.mdx?$/

/** Decide what changed files mean for a running server. */
export function planUpdate(changed: readonly string[], site: SiteFiles): UpdatePlan {
  const contents: string[] = []
  const plan = {config: false, scan: false, bundle: false, files: false}
  for (const file of changed) {
    const state = MARKDOWN.test(file) ? site.sourceState(file) : 'unknown'
    const isInBundle = site.bundleInputs.has(file)
    if (isInBundle) plan.bundle = true
    if (state === 'same-front-matter') contents.push(file)
    else if (site.staticDirs.some((folder) => isInside(file, folder))) plan.files = true
    else if (state === 'changed' || !isInBundle) markUnknown(file, site, plan)
    // Configuration and sidebars may share code with components.
    else if (CODE.test(file) && !file.endsWith('.css')) plan.config = true
  }
  return {...plan, contents}
}

/** A new, renamed or deleted file, or one that only the configuration or a plugin reads. */
function markUnknown(
  file: string,
  {siteDir, themePaths}: SiteFiles,
  plan: {config: boolean; scan: boolean; bundle: boolean; files: boolean}
): void {
  const isComponent = COMPONENT.test(file)
  const isInSource = isInside(file, path.join(siteDir, 'src'))
  const isInTheme = themePaths.some((folder) => isInside(file, folder))
  if (isComponent && (isInSource || isInTheme)) plan.bundle = true
  if (CODE.test(file) && !isInTheme) plan.config = true
  plan.scan = true
  plan.files = true
}

function isInside(file: string, folder: string): boolean {
  return file.startsWith(folder + path.sep)
}
