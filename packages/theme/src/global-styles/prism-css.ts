import type {PrismThemeConfig, ThemeConfig} from '@lectern/types'

/** Properties that a theme may set; the ground of the block itself is what the rest of the theme paints with. */
const PROPERTIES: Readonly<Record<string, string>> = {
  color: 'color',
  blockGround: '--ifm-pre-background',
  blockText: '--ifm-pre-color',
  backgroundColor: 'background-color',
  background: 'background',
  fontStyle: 'font-style',
  fontWeight: 'font-weight',
  textDecoration: 'text-decoration',
  textDecorationLine: 'text-decoration-line',
  textShadow: 'text-shadow',
  opacity: 'opacity'
}

/**
 * The colors of highlighted code as CSS, for both color modes, in the theme's cascade layer.
 * Languages of a style are not told apart. Values that could end a rule are left out.
 */
export function createPrismCss({
  theme,
  darkTheme
}: Pick<ThemeConfig['prism'], 'theme' | 'darkTheme'>): string {
  const rules = [
    ...createRules(theme, "html:not([data-theme='dark']) "),
    ...createRules(darkTheme, "html[data-theme='dark'] ")
  ]
  return `@layer lectern.theme {\n${rules.join('\n')}\n}\n`
}

function createRules({plain, styles}: PrismThemeConfig, scope: string): string[] {
  const {backgroundColor, ...text} = plain
  return [
    rule(`${scope}.prism-code`, text),
    rule(`${scope}.theme-code-block`, {
      ...(backgroundColor !== undefined && {blockGround: backgroundColor}),
      ...(plain.color !== undefined && {blockText: plain.color})
    }),
    ...styles.map(({types, style}) =>
      rule(
        types
          .filter((type) => /^[\w-]+$/.test(type))
          .map((type) => `${scope}.token.${type}`)
          .join(','),
        style
      )
    )
  ].filter(Boolean)
}

function rule(selector: string, style: PrismThemeConfig['plain']): string {
  const declarations = Object.entries(style).flatMap(([name, value]) => {
    const property = PROPERTIES[name]
    return property && isSafeValue(String(value)) ? [`${property}:${value}`] : []
  })
  return selector && declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : ''
}

/** Colors, numbers and keywords; nothing that could leave the declaration or fetch anything. */
function isSafeValue(value: string): boolean {
  return /^[\w\s#%.,()+/-]+$/.test(value) && !/url|\/\*/i.test(value)
}
