import {useBaseUrl, usePage, usePluginData, useSiteData, translate} from '@lectern/client'
import {textFile} from '@lectern/shared/files/text-file'
import {useEffect, useState} from 'react'

/** How long the button shows its result, in milliseconds. */
const FEEDBACK_TIME = 2000

interface LlmsData {
  pages: boolean
  assistants?: readonly {label: string; url: string}[]
}

/**
 * Button that copies the page as Markdown, and links to the Markdown file and to AI assistants.
 * Renders nothing if the site generates no Markdown files.
 */
export default function DocItemCopyPage() {
  const data = usePluginData<LlmsData>('llms')
  const origin = useSiteData().siteConfig.url
  const url = useBaseUrl(`/${encodeURI(textFile(usePage().path))}`)
  const [state, setState] = useState<string>()
  useEffect(() => {
    if (!state) return undefined
    const timer = setTimeout(() => setState(undefined), FEEDBACK_TIME)
    return () => clearTimeout(timer)
  }, [state])
  if (!data?.pages) return null
  const copy = async () => {
    // The code may be missing, for example after an update of the site.
    const isCopied = await import('../../behavior/docs/copy-text-file.js').then(
      ({copyTextFile}) => copyTextFile(url),
      () => false
    )
    setState(
      isCopied
        ? translate({id: 'theme.CodeBlock.copied', message: 'Copied'})
        : translate({id: 'theme.CodeBlock.copyFailed', message: 'Copy failed'})
    )
  }
  return (
    <div className="copy-page">
      <button type="button" onClick={() => void copy()}>
        <span aria-live="polite">
          {state ?? translate({id: 'theme.DocItem.copyPage', message: 'Copy page'})}
        </span>
      </button>
      <a href={url} type="text/markdown" data-no-navigation="">
        <span className="copy-page__lead">{`${translate({id: 'theme.DocItem.viewAs', message: 'View as', description: 'The name of a format follows'})} `}</span>
        Markdown
      </a>
      {data.assistants?.map((assistant) => (
        <a
          key={assistant.label}
          href={assistant.url
            .replaceAll('{markdown}', encodeURIComponent(origin + url))
            .replaceAll('{url}', encodeURIComponent(origin + url.replace(/(?:index)?\.md$/, '')))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {translate(
            {id: 'theme.DocItem.openIn', message: 'Open in {assistant}'},
            {assistant: assistant.label}
          )}
        </a>
      ))}
    </div>
  )
}
