import {addDefaultRules, type DefaultRules, translate, useLazy} from '@lectern/client'
import CodeBlock, {type CodeBlockProps} from '@theme-init/CodeBlock'
import Loading from '@theme/Loading'
import PlaygroundFrame from '@theme/PlaygroundFrame'

/** Pages with Trusted Types reject code in plain strings, even if the policy allows `'unsafe-eval'`. */
const CODE_RULES: DefaultRules = {createScript: (code) => code}

export interface LiveCodeBlockProps {
  /** The block in the prerendered page. */
  block: CodeBlockProps
  code: string
  noInline?: boolean
}

/** The frame of an editor with the code block, until the editor is loaded. If loading fails, the code block stays. */
export default function LiveCodeBlock({block, code, noInline}: LiveCodeBlockProps) {
  const {loaded, ...loading} = useLazy(loadPlayground)
  const {language, title = translate({id: 'theme.Playground.liveEditor', message: 'Live Editor'})} =
    block
  // New code from the author replaces the reader's changes to the previous code.
  const text = {code, language, title, noInline}
  return (
    <>
      {/* Readers' code is run, which a site's security policy has to allow. */}
      <template data-needs-policy="script-src 'unsafe-eval'" />
      {loaded ? (
        <loaded.default key={code} {...text} />
      ) : (
        <PlaygroundFrame editor={<PrerenderedEditor title={title} block={block} />}>
          <div className="live-code__preview">
            <Loading {...loading} pastDelay />
          </div>
        </PlaygroundFrame>
      )}
    </>
  )
}

/** Loads the editor and lets pages that require Trusted Types run its code. */
function loadPlayground() {
  addDefaultRules(CODE_RULES)
  return import('@theme/Playground')
}

/** An editor without its library: the same header, and the code as a block. */
function PrerenderedEditor({title, block}: {title: string; block: CodeBlockProps}) {
  return (
    <div className="live-code__editor">
      <div className="live-code__header">
        <span>{title}</span>
        <button type="button" className="live-code__reset" disabled>
          {translate({id: 'theme.Playground.buttons.reset', message: 'Reset'})}
        </button>
      </div>
      <CodeBlock {...block} title={undefined} />
    </div>
  )
}
