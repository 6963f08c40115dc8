type EarlyEvent = MouseEvent | KeyboardEvent

/** Events that nothing has handled yet. */
export interface Recording {
  stop(): void
  /** Dispatches each event again, but only once, because impatient readers try again. */
  repeat(): void
}

/** Elements of the app that do nothing on a click without React. */
const SCRIPTED =
  ':is(#__site, #__docusaurus) :is(button, [role=button], [role=tab], [role=menuitem], [role=switch])' +
  ':not([onclick], [popovertarget], [commandfor], form *)'
/** Elements that handle all keys without a script. */
const EDITABLE = 'input, select, textarea, [contenteditable]'
/** Keys with which browsers click or move the focus. */
const CONTROL_KEYS = ['Enter', ' ', 'Tab']

/** Records clicks on elements that aren't interactive yet. */
export function recordClicks(): Recording {
  return record('click', (_, target) => target.closest(SCRIPTED) !== null)
}

/** Records keys that may be shortcuts. */
export function recordKeys(): Recording {
  return record(
    'keydown',
    ({key}, target) => !CONTROL_KEYS.includes(key) && target.closest(EDITABLE) === null
  )
}

function record<Type extends 'click' | 'keydown'>(
  type: Type,
  isRecorded: (event: DocumentEventMap[Type], target: Element) => boolean
): Recording {
  const events: EarlyEvent[] = []
  const note = (event: DocumentEventMap[Type]) => {
    const isKnown = events.some((other) => isSameAction(other, event))
    if (!isKnown && isRecorded(event, event.target as Element)) events.push(event)
  }
  document.addEventListener(type, note, true)
  return {
    stop: () => document.removeEventListener(type, note, true),
    repeat() {
      for (const event of events) if (!event.defaultPrevented) repeat(event)
    }
  }
}

function isSameAction(one: EarlyEvent, other: EarlyEvent): boolean {
  return one.target === other.target && keyOf(one) === keyOf(other)
}

function keyOf(event: EarlyEvent): string | undefined {
  return 'key' in event ? event.key : undefined
}

function repeat(event: EarlyEvent): void {
  // Browsers read the options from the properties of the original.
  const copy = 'key' in event ? new KeyboardEvent('keydown', event) : new MouseEvent('click', event)
  event.target?.dispatchEvent(copy)
}
