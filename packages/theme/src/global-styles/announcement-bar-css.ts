import type {ThemeConfig} from '@lectern/types'

/**
 * Creates the CSS for the announcement bar's colors, in the theme's cascade layer. A strict content
 * security policy wouldn't allow style attributes. Without a configured text color, the text is
 * black or white, depending on the background.
 */
export function createAnnouncementBarCss(bar: ThemeConfig['announcementBar']): string {
  if (!bar) return ''
  const {backgroundColor: background, textColor: text} = bar
  const rules = [
    background &&
      `.theme-announcement-bar { background: ${background}; color: ${text ?? '#000'}; }`,
    background &&
      !text &&
      `@supports (color: oklch(from red l c h)) { .theme-announcement-bar { color: oklch(from ${background} calc((0.65 - l) * 1000) 0 h); } }`,
    !background && text && `.theme-announcement-bar { color: ${text}; }`
  ].filter(Boolean)
  return rules.length > 0 ? `@layer lectern.theme {\n${rules.join('\n')}\n}\n` : ''
}

/**
 * Creates the CSS for colors that win over all other styles, as Docusaurus's style attribute does.
 * Without a configured color, the bar has the color of the project's stylesheets.
 */
export function createFirmBarCss(bar: ThemeConfig['announcementBar']): string {
  const {backgroundColor: background, textColor: text} = bar ?? {}
  const colors = [background && `background: ${background}`, text && `color: ${text}`]
  const declarations = colors.filter(Boolean).join('; ')
  return declarations && `#__docusaurus .theme-announcement-bar { ${declarations}; }\n`
}
