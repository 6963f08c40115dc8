import type {ThemeConfig} from '@lectern/types'

/**
 * Creates the script that sets `html[data-theme]` before the first paint. The color mode comes from
 * the URL (`?docusaurus-theme=dark`), the stored choice, the system setting if enabled, or the
 * default. `data-theme-choice` contains the selected mode, or `system`.
 */
export function createColorModeScript({
  defaultMode,
  disableSwitch,
  respectPrefersColorScheme
}: ThemeConfig['colorMode']): string {
  const stored = disableSwitch ? '' : `try{c=c||v(localStorage.getItem('theme'))}catch(e){}`
  const [mode, choice] = respectPrefersColorScheme
    ? [`(matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')`, `'system'`]
    : [`'${defaultMode}'`, `'${defaultMode}'`]
  return [
    `(function(){function v(x){return x==='dark'||x==='light'?x:''}`,
    `var c=v(new URLSearchParams(location.search).get('docusaurus-theme'));${stored}`,
    `var m=c||${mode},h=document.documentElement,s=document.querySelector('meta[name=color-scheme]');`,
    `h.setAttribute('data-theme',m);h.setAttribute('data-theme-choice',c||${choice});`,
    `if(s)s.setAttribute('content',m)})()`
  ].join('')
}
