import {writeWords} from '../words.mjs'

/** @typedef {import('../site-files.mjs').EditGroup} EditGroup */
/** @typedef {import('../site-files.mjs').SiteFiles} SiteFiles */

const readVersions = (/** @type {SiteFiles} */ site) =>
  site.has('versions.json') ? /** @type {string[]} */ (JSON.parse(site.read('versions.json'))) : []

/**
 * @param {SiteFiles} site
 * @param {readonly string[]} versions
 */
function writeVersions(site, versions) {
  site.write('versions.json', JSON.stringify(versions))
}

/** Changes to the versions of the docs. @type {EditGroup} */
export const versionEdits = {
  'cuts a version'(site, random) {
    const versions = readVersions(site)
    const name = `${random.between(1, 9)}.0`
    if (versions.includes(name) || versions.length > 2) return undefined
    for (const file of site.list('docs')) {
      site.write(`versioned_docs/version-${name}/${file.slice('docs/'.length)}`, site.read(file))
    }
    site.write(`versioned_sidebars/version-${name}-sidebars.json`, site.read('sidebars.json'))
    writeVersions(site, [name, ...versions])
    return name
  },

  'removes a version'(site, random) {
    const versions = readVersions(site)
    const name = random.pick(versions)
    if (!name) return undefined
    site.remove(`versioned_docs/version-${name}`)
    site.remove(`versioned_sidebars/version-${name}-sidebars.json`)
    if (versions.length === 1) site.remove('versions.json')
    else
      writeVersions(
        site,
        versions.filter((other) => other !== name)
      )
    return name
  },

  'reverses the versions'(site) {
    const versions = readVersions(site)
    if (versions.length < 2) return undefined
    writeVersions(site, versions.toReversed())
    return versions.join()
  },

  'changes a doc of a version'(site, random) {
    const file = random.pick(site.list('versioned_docs', /\/[^_/][^/]*\.mdx?$/))
    if (!file) return undefined
    site.change(file, (text) => `${text.trimEnd()}\n\n${writeWords(random, 6)}\n`)
    return file
  },

  'deletes a doc of a version'(site, random) {
    const file = random.pick(site.list('versioned_docs', /\/guides\/[^_/][^/]*\.mdx?$/))
    if (!file) return undefined
    site.remove(file)
    return file
  }
}
