import type {ThemeConfig} from '@lectern/types'

/**
 * The script that sets `html[data-theme]` before the first paint: from the address
 * (`?docusaurus-theme=dark`), the stored choice, the system where it counts, or the default.
 */
export function createColorModeScript(colorMode: ThemeConfig['colorMode']): string {
  const stored = colorMode.disableSwitch
    ? ''
    : `try{m=new URLSearchParams(location.search).get('docusaurus-theme')||localStorage.getItem('theme')}catch(e){}`
  const preferred = colorMode.respectPrefersColorScheme
    ? `matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light'`
    : `'${colorMode.defaultMode}'`
  return `(function(){var m;${stored}if(m!=='dark'&&m!=='light')m=${preferred};document.documentElement.setAttribute('data-theme',m)})()`
}
