/** Docs in other versions, and accesses to their sidebars. */
const OTHER_DOC = /\b(?:alternateDocVersions|latestDocSuggestion)\b/
const SIDEBAR = /\.sidebar\b/
/** Hooks and values that give code the list of docs. */
const HOOK =
  /\b(?:use(?:AllDocsData|DocsData|Active(?:DocContext|Plugin|PluginAndVersion|Version)|Versions|LatestVersion|DocVersionSuggestions|DocsVersionCandidates|DocsVersion|PluginData|AllPluginInstancesData|GlobalData)|globalData)\b/
/** The hook whose list contains titles and descriptions. */
const VERSION_HOOK = /\buseDocsVersion\b/
/** Accesses to the list of docs. */
const LIST = /\.docs\b|\[['"]docs['"]\]|[{,]\s*docs\s*[,}:=]/
/**
 * Hooks that find any doc by its ID. Copies of Docusaurus's components only look for docs in the
 * navbar, which are always there, and for descriptions that cards already have.
 */
const FIND = /\buse(LayoutDoc|DocById)\(\s*(?!docId,|item\.docId)/g
/** Accesses to the items of all sidebars. */
const SIDEBARS = /\bdocsSidebars\b/
/** Copies of Docusaurus's components only search for the main doc, which is always there. */
const MAIN_DOC = /\.docs\.find\(\s*\(?\w+\)?\s*=>\s*\w+\.id\s*===\s*\w+\.mainDocId/g

/** Data about docs that code may read on any page. */
export interface DocsUse {
  /** The list of docs. */
  docs: boolean
  /** Titles and descriptions in that list. */
  texts: boolean
  /** The items of all sidebars. */
  sidebars: boolean
}

/** Finds the data about docs that code may read. */
export function findDocsUse(code: string): DocsUse {
  const found = [...code.matchAll(FIND)].map(([, hook]) => hook)
  const readsList = LIST.test(code.replace(MAIN_DOC, ''))
  const texts = found.includes('DocById') || (VERSION_HOOK.test(code) && readsList)
  return {
    docs:
      texts ||
      found.length > 0 ||
      (HOOK.test(code) && readsList) ||
      (OTHER_DOC.test(code) && SIDEBAR.test(code)),
    texts,
    sidebars: SIDEBARS.test(code)
  }
}
