import {translate} from '@lectern/client'
import {type KeyboardEvent, useLayoutEffect, useRef, useState} from 'react'
import {LiveEditor} from 'react-live'

export interface PlaygroundEditorProps {
  title: string
  isEdited: boolean
  onEdit(code: string): void
  onReset(): void
}

/** An empty theme, because the stylesheet sets the colors for each color mode. */
const NO_THEME = {plain: {}, styles: []}

/**
 * The editable code of a playground. Tab indents, and after Escape, Tab moves the focus as usual.
 */
export default function PlaygroundEditor({
  title,
  isEdited,
  onEdit,
  onReset
}: PlaygroundEditorProps) {
  const [isLeaving, setIsLeaving] = useState(false)
  const frame = useNamedEditor(title)
  const onKeyDown = ({key}: KeyboardEvent) => {
    if (key === 'Escape') setIsLeaving(true)
  }
  return (
    <div className="live-code__editor">
      <div className="live-code__header">
        <span>{title}</span>
        <span className="live-code__hint">
          {translate({
            id: 'theme.Playground.leaveHint',
            message: 'Press Escape, then Tab to leave the editor'
          })}
        </span>
        <button type="button" className="live-code__reset" disabled={!isEdited} onClick={onReset}>
          {translate({id: 'theme.Playground.buttons.reset', message: 'Reset'})}
        </button>
      </div>
      {/* Resets the Tab key on the next focus, because changing the editor's settings earlier would return the focus to it. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the editor inside receives the keys */}
      <div ref={frame} onKeyDownCapture={onKeyDown} onFocus={() => setIsLeaving(false)}>
        <LiveEditor
          className="live-code__text"
          theme={NO_THEME}
          tabMode={isLeaving ? 'focus' : 'indentation'}
          onChange={onEdit}
        />
      </div>
    </div>
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
