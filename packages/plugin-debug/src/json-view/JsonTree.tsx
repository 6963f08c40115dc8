import {useState} from 'react'
import type {JsonValue} from '@lectern/types'
import styles from './json-view.module.css'

interface JsonNodeProps {
  /** Key in the parent object, or index in the parent list. */
  name: string
  value: JsonValue
  /** Number of levels to expand initially, including this one. */
  openLevels: number
}

/** Number of entries to render at a time. */
const CHUNK = 100

/** Shows a JSON value as a tree. Collapsed parts aren't rendered. */
export function JsonTree({name, value, openLevels}: JsonNodeProps) {
  const [isOpen, setOpen] = useState(openLevels > 0)
  if (typeof value !== 'object' || !value) {
    return (
      <div className={styles.leaf}>
        <Key name={name} />
        <Primitive value={value} />
      </div>
    )
  }
  return (
    <details
      className={styles.branch}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <Key name={name} />
        <span className={styles.size}>{describeSize(value)}</span>
      </summary>
      {isOpen && <JsonEntries value={value} openLevels={openLevels - 1} />}
    </details>
  )
}

function JsonEntries({value, openLevels}: {value: object; openLevels: number}) {
  const [shown, setShown] = useState(CHUNK)
  const entries = Object.entries(value) as [string, JsonValue][]
  const rest = entries.length - shown
  return (
    <div className={styles.entries}>
      {entries.slice(0, shown).map(([key, item]) => (
        <JsonTree key={key} name={key} value={item} openLevels={openLevels} />
      ))}
      {rest > 0 && (
        <button type="button" className={styles.more} onClick={() => setShown(shown + CHUNK)}>
          Show {Math.min(rest, CHUNK)} more of {rest}
        </button>
      )}
    </div>
  )
}

function Key({name}: {name: string}) {
  return <span className={styles.key}>{name}</span>
}

function Primitive({value}: {value: string | number | boolean | null | undefined}) {
  const kind = value === null ? 'null' : typeof value
  return (
    <span className={styles.value} data-kind={kind}>
      {kind === 'string' ? JSON.stringify(value) : String(value)}
    </span>
  )
}

function describeSize(value: object): string {
  const count = Object.keys(value).length
  if (Array.isArray(value)) return count === 1 ? '1 item' : `${count} items`
  return count === 1 ? '1 key' : `${count} keys`
}
