import type {HookTools, SiteContext} from '@lectern/types'
import type {OfflineStrings} from './worker/offline-page.js'

/** Returns the translated offline messages of the service worker. */
export function createOfflineStrings({
  siteConfig,
  translate
}: Pick<SiteContext, 'siteConfig'> & HookTools): OfflineStrings {
  const {currentLocale, localeConfigs} = siteConfig.i18n
  const {htmlLang = currentLocale, direction = 'ltr'} = localeConfigs[currentLocale] ?? {}
  return {
    lang: htmlLang,
    direction,
    title: translate({id: 'theme.PwaOfflinePage.title', message: 'You are offline'}),
    explanation: translate({
      id: 'theme.PwaOfflinePage.explanation',
      message: 'This page isn’t available offline.'
    }),
    tryAgain: translate({id: 'theme.ErrorPageContent.tryAgain', message: 'Try again'}),
    home: translate({id: 'theme.docs.breadcrumbs.home', message: 'Home page'})
  }
}
