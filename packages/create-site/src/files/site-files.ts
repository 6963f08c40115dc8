import {
  describeCommands,
  type Language,
  type SiteChoices,
  type TemplateName
} from '../choices/site-choices.js'
import {createSiteNames} from '../choices/site-names.js'
import {createManagerSettings} from './manager-settings.js'
import {createPackageManifest} from './package-manifest.js'
import {fillPlaceholders, readTemplate, type TemplateFiles} from './template-files.js'

interface FileSettings {
  /** Version of this package. */
  version: string
  /** Date of the first post, such as `2027-01-31`. */
  date: string
}

/**
 * Creates the files of a new site.
 *
 * @returns Texts by path. Paths are relative to the site and use forward slashes.
 */
export function createSiteFiles(
  choices: SiteChoices,
  {version, date}: FileSettings
): TemplateFiles {
  const {language, template} = choices
  const {packageName, title} = createSiteNames(choices.folder)
  const {install, run, start} = describeCommands(choices.packageManager)
  const [script, component] = language === 'typescript' ? ['ts', 'tsx'] : ['js', 'jsx']
  const files = fillPlaceholders(readTemplate(template, language), {
    TITLE: title,
    DATE: date,
    INSTALL: install,
    RUN: run,
    START: start,
    CONFIG: `site.config.${script}`,
    SIDEBARS: `sidebars.${script}`,
    HOME: `index.${component}`,
    FILES: describeFiles(template, language)
  })
  const manifest = createPackageManifest(choices, {name: packageName, version})
  return new Map([...files, ...createManagerSettings(choices), ['package.json', manifest]])
}

/** Returns the rows of a Markdown table that describes the site's files. */
function describeFiles(template: TemplateName, language: Language): string {
  const script = language === 'typescript' ? 'ts' : 'js'
  const rows =
    template === 'minimal'
      ? [
          [`site.config.${script}`, 'title, URL and navbar'],
          ['docs/', 'pages in Markdown'],
          ['static/', 'images and other files, copied unchanged']
        ]
      : [
          [`site.config.${script}`, 'title, URL, navbar and footer'],
          [`sidebars.${script}`, 'sidebar'],
          ['docs/', 'docs in Markdown'],
          ['blog/', 'blog posts in Markdown'],
          ['src/pages/', 'home page and other standalone pages'],
          ['src/css/custom.css', 'colors and spacing'],
          ['static/', 'images and other files, copied unchanged']
        ]
  return rows.map(([place, contents]) => `| \`${place}\` | ${contents} |`).join('\n')
}
