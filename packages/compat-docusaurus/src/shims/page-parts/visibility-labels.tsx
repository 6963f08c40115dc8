import {Head, Translate} from '@lectern/client'

/** Title of the banner on unlisted pages. */
export function UnlistedBannerTitle() {
  return <Translate id="theme.contentVisibility.unlistedBanner.title">Unlisted page</Translate>
}

/** Message of the banner on unlisted pages. */
export function UnlistedBannerMessage() {
  return (
    <Translate id="theme.contentVisibility.unlistedBanner.message">
      This page is unlisted. Search engines will not index it, and only people with the direct link
      can open it.
    </Translate>
  )
}

/** Excludes a page from search engines. */
export function UnlistedMetadata() {
  return (
    <Head>
      <meta name="robots" content="noindex, nofollow" />
    </Head>
  )
}

/** Title of the banner on drafts. */
export function DraftBannerTitle() {
  return <Translate id="theme.contentVisibility.draftBanner.title">Draft page</Translate>
}

/** Message of the banner on drafts. */
export function DraftBannerMessage() {
  return (
    <Translate id="theme.contentVisibility.draftBanner.message">
      This page is a draft. It will only be visible in dev and be excluded from the production
      build.
    </Translate>
  )
}
