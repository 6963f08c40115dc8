import {createElement, Fragment, type MouseEventHandler, type ReactNode} from 'react'
import {type AnswerBlock, type AnswerPart, parseAnswer} from './parse-answer.js'
import type {Passage} from './passages.js'

interface AnswerTextProps {
  text: string
  passages: readonly Passage[]
  /** Called when a link is clicked. */
  onFollow: MouseEventHandler
}

/**
 * Renders a model's answer. The only links it can contain are citations of the passages sent with
 * the question.
 */
export function AnswerText({text, ...links}: AnswerTextProps) {
  return join(parseAnswer(text).map((block) => renderBlock(block, links)))
}

type Links = Omit<AnswerTextProps, 'text'>

function renderBlock(block: AnswerBlock, links: Links): ReactNode {
  if (block.kind === 'list') {
    const items = join(
      block.items.map((parts) => createElement('li', {}, renderParts(parts, links)))
    )
    return block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>
  }
  if (block.kind === 'paragraph')
    return <p className="search-ask__text">{renderParts(block.parts, links)}</p>
  return (
    <pre>
      <code>{block.text}</code>
    </pre>
  )
}

function renderParts(parts: readonly AnswerPart[], links: Links): ReactNode {
  return join(parts.map((part) => renderPart(part, links)))
}

function renderPart(part: AnswerPart, links: Links): ReactNode {
  if (part.kind === 'citation') return <Citation number={part.number} {...links} />
  if (part.kind === 'code') return <code>{part.text}</code>
  return part.kind === 'strong' ? <strong>{part.text}</strong> : part.text
}

/**
 * Joins nodes without keys. Streaming changes only the last node, so the positions of the others
 * are stable.
 */
function join(nodes: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, undefined, ...nodes)
}

function Citation({number, passages, onFollow}: Links & {number: number}) {
  const passage = passages.find((other) => other.number === number)
  if (!passage) return `[${number}]`
  return (
    <a href={passage.url} title={passage.title} onClick={onFollow}>
      {`[${number}]`}
    </a>
  )
}
