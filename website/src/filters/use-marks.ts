import {createStorageSlot} from '@lectern/client'
import {useCallback, useEffect, useMemo, useState} from 'react'
import {readMarks, toggleMark} from './marks.js'

/**
 * Returns the IDs that the reader has marked, and a function that toggles one. They're stored in
 * this browser and synced between its tabs.
 */
export function useMarks(key: string): [ReadonlySet<string>, (id: string) => void] {
  const slot = useMemo(() => createStorageSlot(key), [key])
  const [marks, setMarks] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    setMarks(readMarks(slot.get()))
    return slot.listen((stored) => setMarks(readMarks(stored)))
  }, [slot])
  const toggle = useCallback(
    (id: string) => {
      // Read the stored marks again, because a message from another tab may still be on its way.
      const next = toggleMark(readMarks(slot.get()), id)
      slot.set(JSON.stringify([...next]))
      setMarks(next)
    },
    [slot]
  )
  return [marks, toggle]
}
