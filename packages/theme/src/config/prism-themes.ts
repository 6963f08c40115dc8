import type {PrismThemeConfig} from '@lectern/types'

type Hues = Record<
  'muted' | 'keyword' | 'name' | 'string' | 'value' | 'type' | 'added' | 'removed',
  string
>

/** Syntax colors in light mode. All have a contrast of at least 4.5:1 on the code background. */
export const lightPrismTheme: PrismThemeConfig = createTheme('#283530', {
  muted: '#66726c',
  keyword: '#8a3fa8',
  name: '#1f63b5',
  string: '#22724a',
  value: '#a04d12',
  type: '#136f7c',
  added: '#22724a',
  removed: '#b3352f'
})

/** Syntax colors in dark mode. All have a contrast of at least 4.5:1 on the code background. */
export const darkPrismTheme: PrismThemeConfig = createTheme('#d5dfda', {
  muted: '#82908a',
  keyword: '#c9a2ea',
  name: '#86b8f5',
  string: '#7ed3a5',
  value: '#efb07f',
  type: '#6fcfd8',
  added: '#7ed3a5',
  removed: '#f2938c'
})

function createTheme(color: string, hue: Hues): PrismThemeConfig {
  return {
    plain: {color},
    styles: [
      {
        types: ['comment', 'prolog', 'cdata', 'doctype'],
        style: {color: hue.muted, fontStyle: 'italic'}
      },
      {types: ['punctuation', 'operator'], style: {color: hue.muted}},
      {types: ['keyword', 'atrule', 'important', 'rule', 'selector'], style: {color: hue.keyword}},
      {types: ['function', 'tag', 'title'], style: {color: hue.name}},
      {types: ['string', 'char', 'attr-value', 'regex', 'url'], style: {color: hue.string}},
      {types: ['number', 'boolean', 'constant', 'symbol', 'attr-name'], style: {color: hue.value}},
      {
        types: ['class-name', 'builtin', 'property', 'variable', 'namespace'],
        style: {color: hue.type}
      },
      {types: ['inserted'], style: {color: hue.added}},
      {types: ['deleted'], style: {color: hue.removed}},
      {types: ['bold'], style: {fontWeight: 'bold'}},
      {types: ['italic'], style: {fontStyle: 'italic'}}
    ]
  }
}
