import {expect, test} from 'vitest'
import {createOfflinePage} from './offline-page.js'

test('the offline page is in the language of the site, and escapes its strings', async () => {
  const response = createOfflinePage('/fr/', {
    lang: 'fr-CA',
    direction: 'ltr',
    title: 'Hors ligne <b>',
    explanation: 'Rien.',
    tryAgain: 'Encore',
    home: 'Accueil & cie'
  })
  expect(response.status).toBe(503)
  const html = await response.text()
  expect(html).toContain('<html lang="fr-CA" dir="ltr">')
  expect(html).toContain('<title>Hors ligne &lt;b&gt;</title>')
  expect(html).toContain('<a href="">Encore</a><a href="/fr/">Accueil &amp; cie</a>')
})
