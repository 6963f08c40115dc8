import {addDefaultRules, type DefaultRules, translate, useLazy} from '@lectern/client'
import CodeBlock, {type CodeBlockProps} from '@theme-init/CodeBlock'
import Loading from '@theme/Loading'
import '../styles/live-code.css'
import PlaygroundFrame from '@theme/PlaygroundFrame'

/**
 * Marks code as trusted. With Trusted Types, pages reject code in plain strings even if the policy
 * allows `'unsafe-eval'`.
 */
const CODE_RULES: DefaultRules = {createScript: (code) => code}

export interface LiveCodeBlockProps {
  /** The code block in the prerendered page. */
  block: CodeBlockProps
  code: string
  noInline?: boolean
}

/**
 * An editor that shows the plain code block until its code is loaded, and keeps it if loading
 * fails.
 */
export default function LiveCodeBlock({block, code, noInline}: LiveCodeBlockProps) {
  const {loaded, ...loading} = useLazy(loadPlayground)
  const {language, title = translate({id: 'theme.Playground.liveEditor', message: 'Live Editor'})} =
    block
  // If the author changes the code, it replaces the reader's edits.
  const metastring = noInline ? 'live noInline' : 'live'
  return (
    <>
      {/* The editor runs readers' code, which the site's security policy has to allow. */}
      <template data-needs-policy="script-src 'unsafe-eval'" />
      {loaded ? (
        <loaded.Playground key={code} {...{language, title, metastring}} scope={loaded.scope}>
          {code}
        </loaded.Playground>
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

/** Loads the editor, and allows it to run code on pages that require Trusted Types. */
async function loadPlayground() {
  addDefaultRules(CODE_RULES)
  const [playground, scope] = await Promise.all([
    import('@theme/Playground'),
    import('@theme/ReactLiveScope')
  ])
  return {Playground: playground.default, scope: scope.default}
}

/** The editor before its library is loaded: the same header, and the code as a plain block. */
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
