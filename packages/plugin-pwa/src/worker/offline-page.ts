import {escapeXml} from '@lectern/shared/text/escape-xml'

/** Strings for the page that replaces a page that isn't stored. */
export interface OfflineStrings {
  /** Language tag (BCP 47). */
  lang: string
  direction: 'ltr' | 'rtl'
  title: string
  explanation: string
  tryAgain: string
  home: string
}

/** Looks like the theme's page for missing pages. It can't load the site's styles. */
const CSS =
  ':root{color-scheme:light dark}body{display:grid;align-content:center;box-sizing:border-box;min-height:90vh;max-width:36rem;margin:auto;padding:24px;font:1.0625rem/1.6 system-ui,sans-serif}h1{margin:0;font-size:2.25rem;line-height:1.2;letter-spacing:-.015em}p{margin:16px 0}a{display:inline-block;margin:8px 12px 0 0;padding:8px 18px;border:1px solid;border-radius:6px;color:inherit;font-weight:600;text-decoration:none}a:hover{text-decoration:underline}[dir=rtl] a{margin:8px 0 0 12px}'

/** Creates the response for a page that isn't stored, if the network is unavailable. */
export function createOfflinePage(home: string, strings: OfflineStrings): Response {
  const text = (name: keyof OfflineStrings) => escapeXml(strings[name])
  const html = `<!doctype html><html lang="${text('lang')}" dir="${text('direction')}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${text('title')}</title><style>${CSS}</style><h1>${text('title')}</h1><p>${text('explanation')}</p><p><a href="">${text('tryAgain')}</a><a href="${home}">${text('home')}</a></p></html>`
  return new Response(html, {
    status: 503,
    headers: {'content-type': 'text/html; charset=utf-8'}
  })
}
