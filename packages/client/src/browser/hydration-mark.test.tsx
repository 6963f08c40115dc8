import {useEffect} from 'react'
import {expect, test, vi} from 'vitest'
import {mount} from '@lectern/testing/mount'
import {useHydrationMark} from './hydration-mark.js'

test('a page is marked once all of its components are interactive', async () => {
  const dataset: {hasHydrated?: string} = {}
  vi.stubGlobal('document', {documentElement: {dataset}})
  const marksSeen: (string | undefined)[] = []
  function Button() {
    useEffect(() => {
      marksSeen.push(dataset.hasHydrated)
    })
    return null
  }
  function Page() {
    useHydrationMark()
    return <Button />
  }
  await mount(<Page />)
  expect([marksSeen, dataset]).toEqual([[undefined], {hasHydrated: 'true'}])
})
