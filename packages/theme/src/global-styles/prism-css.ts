import {ownValue} from '@lectern/shared/objects/own-value'
import type {PrismThemeConfig, ThemeConfig} from '@lectern/types'

/**
 * Supported properties of a Prism theme. The background and text color of code blocks become CSS
 * variables.
 */
const PROPERTIES: Readonly<Record<string, string>> = {
  color: 'color',
  blockBackground: '--ifm-pre-background',
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
 * Creates the CSS for syntax highlighting in both color modes, in the theme's cascade layer.
 * Omits names and values that could end a rule.
 *
 * @param hasFlatTokens - Whether the site's own components render code. Their tokens aren't nested.
 *   Instead, a token also has the classes of the tokens around it, and its last class wins.
 */
export function createPrismCss(
  {theme, darkTheme}: Pick<ThemeConfig['prism'], 'theme' | 'darkTheme'>,
  hasFlatTokens = false
): string {
  const rules = [
    ...createRules(theme, "html:not([data-theme='dark']) ", hasFlatTokens),
    ...createRules(darkTheme, "html[data-theme='dark'] ", hasFlatTokens)
  ]
  return `@layer lectern.theme {\n${rules.join('\n')}\n}\n`
}

function createRules(
  {plain, styles}: PrismThemeConfig,
  scope: string,
  hasFlatTokens: boolean
): string[] {
  const {backgroundColor, ...text} = plain
  const createSelectors = [
    (type: string, around: string) => `${around}.token.${type}`,
    ...(hasFlatTokens ? [selectLast] : [])
  ]
  return [
    rule(`${scope}.prism-code`, text),
    rule(`${scope}:is(.theme-code-block,.live-code__editor)`, {
      ...(backgroundColor !== undefined && {blockBackground: backgroundColor}),
      ...(plain.color !== undefined && {blockText: plain.color})
    }),
    ...createSelectors.flatMap((createSelector) =>
      styles.map(({types, languages, style}) => {
        const around = selectLanguages(languages)
        if (around === undefined) return ''
        const names = types.filter(isName)
        return rule(names.map((type) => createSelector(type, scope + around)).join(','), style)
      })
    )
  ].filter(Boolean)
}

/**
 * Returns a selector for code blocks in a style's languages. It has no specificity, so later styles
 * still override the style. Returns nothing if the style doesn't apply to any language.
 */
function selectLanguages(languages: readonly string[] | undefined): string | undefined {
  if (!languages) return ''
  const classes = languages.filter(isName).map((language) => `.language-${language}`)
  return classes.length > 0 ? `:where(${classes.join(',')}) ` : undefined
}

function isName(name: string): boolean {
  return /^[\w-]+$/.test(name)
}

/** Classes after a type that themes don't style. The `=` before the value of an attribute has one. */
const UNSTYLED: Readonly<Record<string, readonly string[]>> = {
  punctuation: ['attr-equals'],
  'attr-value': ['value css language-css', 'value javascript language-javascript']
}

/** Returns a selector for tokens whose last styled class is a type. */
function selectLast(type: string, around: string): string {
  const endings = [type, ...(ownValue(UNSTYLED, type) ?? []).map((others) => `${type} ${others}`)]
  return endings.map((ending) => `${around}.token[class$=' ${ending}']`).join(',')
}

function rule(selector: string, style: PrismThemeConfig['plain']): string {
  const declarations = Object.entries(style).flatMap(([name, value]) => {
    const property = ownValue(PROPERTIES, name)
    return property && isSafeValue(String(value)) ? [`${property}:${value}`] : []
  })
  return selector && declarations.length > 0 ? `${selector}{${declarations.join(';')}}` : ''
}

/**
 * Returns whether a value contains only colors, numbers and keywords, so that it can't end the
 * declaration or load a URL.
 */
function isSafeValue(value: string): boolean {
  return /^[\w\s#%.,()+/-]+$/.test(value) && !/url|\/\*/i.test(value)
}
