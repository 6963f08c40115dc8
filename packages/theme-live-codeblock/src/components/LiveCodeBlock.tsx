import {addDefaultRules, type DefaultRules, translate, useLazy} from '@lectern/client'
import CodeBlock, {type CodeBlockProps} from '@theme-init/CodeBlock'
import Loading from '@theme/Loading'
import '../styles/live-code.css'
import ResetButton from '@theme/Playground/Buttons/ResetButton'
import PlaygroundContainer from '@theme/Playground/Container'
import PlaygroundHeader from '@theme/Playground/Header'
import type {ReactNode} from 'react'
import {usePlaygroundPosition} from '../behavior/use-playground-position.js'

/**
 * Marks code as trusted. With Trusted Types, pages reject code in plain strings even if the policy
 * allows `'unsafe-eval'`.
 */
const CODE_RULES: DefaultRules = {createScript: (code) => code}

/** Props of `@theme/LiveCodeBlock`: a code block whose children are its code. */
export interface LiveCodeBlockProps extends Omit<CodeBlockProps, 'children'> {
  children?: string
  /** The code block in the prerendered page. Defaults to one with the same props. */
  block?: CodeBlockProps
  /** Info string of the fence. With `noInline`, the code calls `render()` itself. */
  metastring?: string
  live?: boolean
}

/**
 * An editor that shows the plain code block until its code is loaded, and keeps it if loading
 * fails.
 */
export default function LiveCodeBlock({
  children: code = '',
  block: prerendered,
  metastring,
  live: _live,
  ...props
}: LiveCodeBlockProps) {
  const {loaded, ...loading} = useLazy(loadPlayground)
  const block = prerendered ?? {...props, children: code}
  const {language, title} = block
  // If the author changes the code, it replaces the reader's edits.
  return (
    <>
      {/* The editor runs readers' code, which the site's security policy has to allow. */}
      <template data-needs-policy="script-src 'unsafe-eval'" />
      {loaded ? (
        <loaded.Playground key={code} {...{language, title, metastring}} scope={loaded.scope}>
          {code}
        </loaded.Playground>
      ) : (
        <PrerenderedPlayground block={block} loading={<Loading {...loading} pastDelay />} />
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

interface PrerenderedProps {
  block: CodeBlockProps
  loading: ReactNode
}

/** The playground before its library is loaded: the same headers, and the code as a plain block. */
function PrerenderedPlayground({block, loading}: PrerenderedProps) {
  const isFirst = usePlaygroundPosition() === 'top'
  const {title = translate({id: 'theme.Playground.liveEditor', message: 'Live Editor'})} = block
  const result = (
    <div className="live-code__result">
      <PlaygroundHeader>
        {translate({id: 'theme.Playground.result', message: 'Result'})}
      </PlaygroundHeader>
      <div className="live-code__preview">{loading}</div>
    </div>
  )
  return (
    <PlaygroundContainer>
      {isFirst && result}
      <div className="live-code__editor">
        <PlaygroundHeader buttons={<ResetButton />}>{title}</PlaygroundHeader>
        <CodeBlock {...block} title={undefined} />
      </div>
      {!isFirst && result}
    </PlaygroundContainer>
  )
}
