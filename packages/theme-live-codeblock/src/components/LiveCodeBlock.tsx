import CodeBlock, {type CodeBlockProps} from '@theme-init/CodeBlock'
import type {PlaygroundProps} from '@theme/Playground'
import {type ComponentType, useEffect, useState} from 'react'

export interface LiveCodeBlockProps {
  /** The block that stands in the prerendered page. */
  block: CodeBlockProps
  code: string
  noInline?: boolean
}

/** A code block until the editor is loaded, which then takes its place. */
export default function LiveCodeBlock({block, code, noInline}: LiveCodeBlockProps) {
  const Playground = usePlayground()
  const {language, title = 'Live editor'} = block
  // With a title the block is nearly as high as the editor that follows.
  // Other code of the author's takes the place of what a reader has made of the one before.
  const text = {code, language, title, noInline}
  return (
    <>
      {/* What readers write is run: a site with a security policy has to allow it. */}
      <template data-needs-policy="script-src 'unsafe-eval'" />
      {Playground ? <Playground key={code} {...text} /> : <CodeBlock {...block} title={title} />}
    </>
  )
}

/** `undefined` until it is loaded, and for good when it cannot be: the code is there to be read. */
function usePlayground(): ComponentType<PlaygroundProps> | undefined {
  const [Playground, setPlayground] = useState<ComponentType<PlaygroundProps>>()
  useEffect(() => {
    let isGone = false
    import('@theme/Playground').then(
      (module) => {
        if (!isGone) setPlayground(() => module.default)
      },
      () => {}
    )
    return () => {
      isGone = true
    }
  }, [])
  return Playground
}
