import {translate} from '@lectern/client'
import ResetButton from '@theme/Playground/Buttons/ResetButton'
import PlaygroundHeader from '@theme/Playground/Header'
import {type KeyboardEvent, useLayoutEffect, useRef, useState} from 'react'
import {LiveEditor} from 'react-live'
import {usePlayground} from '../../behavior/playground-context.js'

/**
 * The editable code of a playground. Tab indents, and after Escape, Tab moves the focus as usual.
 */
export default function PlaygroundEditor() {
  const {edit, title = translate({id: 'theme.Playground.liveEditor', message: 'Live Editor'})} =
    usePlayground()
  const [isLeaving, setIsLeaving] = useState(false)
  const frame = useNamedEditor(title)
  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key === 'Escape') setIsLeaving(true)
  }
  return (
    <div className="live-code__editor">
      <PlaygroundHeader buttons={<EditorButtons />}>{title}</PlaygroundHeader>
      {/* Resets the Tab key on the next focus, because changing the editor's settings earlier would return the focus to it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the editor inside receives the keys */}
      <div ref={frame} onKeyDownCapture={onKeyDown} onFocus={() => setIsLeaving(false)}>
        <LiveEditor
          className="live-code__text"
          tabMode={isLeaving ? 'focus' : 'indentation'}
          {...(edit && {onChange: edit})}
        />
      </div>
    </div>
  )
}

function EditorButtons() {
  return (
    <>
      <span className="live-code__hint">
        {translate({
          id: 'theme.Playground.leaveHint',
          message: 'Press Escape, then Tab to leave the editor'
        })}
      </span>
      <ResetButton />
    </>
  )
}

/**
 * Adds a role and a label to the library's editable element, which has neither, before it's shown.
 */
function useNamedEditor(title: string) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const editor = frame.current?.querySelector('pre')
    editor?.setAttribute('role', 'textbox')
    editor?.setAttribute('tabindex', '0')
    editor?.setAttribute('aria-multiline', 'true')
    editor?.setAttribute('aria-label', title)
  }, [title])
  return frame
}
