import {useLazy, translate} from '@lectern/client'
import CodeBlock, {type CodeBlockProps} from '@theme-init/CodeBlock'
import Loading from '@theme/Loading'

export interface LiveCodeBlockProps {
  /** The block that stands in the prerendered page. */
  block: CodeBlockProps
  code: string
  noInline?: boolean
}

/** A code block until the editor is loaded, which then takes its place; it stays when that fails. */
export default function LiveCodeBlock({block, code, noInline}: LiveCodeBlockProps) {
  const {loaded, ...loading} = useLazy(() => import('@theme/Playground'))
  const {language, title = translate({id: 'theme.Playground.liveEditor', message: 'Live editor'})} =
    block
  // Other code of the author's takes the place of what a reader has made of the one before.
  const text = {code, language, title, noInline}
  return (
    <>
      {/* What readers write is run: a site with a security policy has to allow it. */}
      <template data-needs-policy="script-src 'unsafe-eval'" />
      {loaded ? (
        <loaded.default key={code} {...text} />
      ) : (
        // With a title the block is nearly as high as the editor that follows.
        <CodeBlock {...block} title={title} />
      )}
      {!loaded && <Loading {...loading} />}
    </>
  )
}
