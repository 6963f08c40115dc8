import {translate} from '@lectern/client'
import {type ReactNode, useState} from 'react'
import type {Answer} from './use-answer.js'

interface AskButtonsProps {
  answer: Answer
  onBack(): void
}

/** Buttons below an answer: stop, retry, copy and back. */
export function AskButtons({answer: {status, text, stop, retry}, onBack}: AskButtonsProps) {
  const isLoading = status === 'loading'
  return (
    <div className="search-ask__buttons">
      {isLoading ? (
        <Button onClick={stop}>{translate({id: 'theme.SearchAsk.stop', message: 'Stop'})}</Button>
      ) : (
        <Button onClick={retry}>
          {translate({id: 'theme.ErrorPageContent.tryAgain', message: 'Try again'})}
        </Button>
      )}
      {!isLoading && text !== '' && <CopyButton text={text} />}
      <Button onClick={onBack}>
        {translate({id: 'theme.SearchAsk.back', message: 'Back to the results'})}
      </Button>
    </div>
  )
}

/** Button that copies the answer as Markdown. Shows a confirmation until the answer changes. */
function CopyButton({text}: {text: string}) {
  const [result, setResult] = useState<'copied' | 'failed'>()
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setResult('copied'),
      () => setResult('failed')
    )
  return (
    <Button onClick={copy}>
      {result === undefined && translate({id: 'theme.SearchAsk.copy', message: 'Copy answer'})}
      {result === 'copied' && translate({id: 'theme.CodeBlock.copied', message: 'Copied'})}
      {result === 'failed' && translate({id: 'theme.CodeBlock.copyFailed', message: 'Copy failed'})}
    </Button>
  )
}

function Button({onClick, children}: {onClick(): void; children: ReactNode}) {
  return (
    <button type="button" className="button button--sm" onClick={onClick}>
      {children}
    </button>
  )
}
