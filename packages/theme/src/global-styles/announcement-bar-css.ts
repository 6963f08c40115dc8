import type {ThemeConfig} from '@lectern/types'

/**
 * Creates CSS for the colors of the announcement bar, in the theme's cascade layer. Strict content
 * security policies don't allow style attributes. If no text color is set, the text is black or white,
 * depending on the background.
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
