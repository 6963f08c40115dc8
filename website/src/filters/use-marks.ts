import {createStorageSlot} from '@lectern/client'
import {useCallback, useEffect, useMemo, useState} from 'react'
import {readMarks, toggleMark} from './marks.js'

/** Ids that the reader has marked, kept in this browser only, in step with its other tabs. */
export function useMarks(key: string): [ReadonlySet<string>, (id: string) => void] {
  const slot = useMemo(() => createStorageSlot(key), [key])
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    setMarks(readMarks(slot.get()))
    return slot.listen((stored) => setMarks(readMarks(stored)))
  }, [slot])
  const toggle = useCallback(
    (id: string) => {
      // Another tab may have been quicker than its message.
      const next = toggleMark(readMarks(slot.get()), id)
      slot.set(JSON.stringify([...next]))
      setMarks(next)
    },
    [slot]
  )
  return [marks, toggle]
}
