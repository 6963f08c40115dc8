import {Translate, translate, useSiteData} from '@lectern/client'

/** Banner for pages that aren't available in the reader's language. */
export default function Untranslated() {
  const {defaultLocale, localeConfigs} = useSiteData().siteConfig.i18n
  const original = localeConfigs[defaultLocale]
  return (
    <aside
      className="theme-untranslated-banner alert alert--info"
      aria-label={translate({
        id: 'theme.contentVisibility.untranslatedBanner.title',
        message: 'Page language'
      })}
    >
      <p>
        <Translate
          id="theme.contentVisibility.untranslatedBanner.message"
          values={{language: <span lang={original?.htmlLang}>{original?.label}</span>}}
        >
          {'This page hasn’t been translated yet. You’re viewing the original ({language}).'}
        </Translate>
      </p>
    </aside>
  )
}
