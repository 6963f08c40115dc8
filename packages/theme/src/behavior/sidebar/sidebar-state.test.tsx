import type {SidebarSlice} from '@lectern/types'
import {expect, test} from 'vitest'
import {renderSample} from '../../fixtures/render-sample.js'
import {SidebarStateProvider, useSidebarState, type SidebarState} from './sidebar-state.js'

const slice: SidebarSlice = {
  id: 'docs',
  name: 'sidebar-default-current-docs',
  items: [
    {
      type: 'category',
      label: 'Birds',
      items: [{type: 'link', label: 'Owl', href: '/docs/owl'}]
    },
    {type: 'category', label: 'Fish', href: '/docs/carp', linkUnlisted: true}
  ]
}

/** Returns the sidebar state of a prerendered page. */
function stateAt(path: string): SidebarState {
  const states: SidebarState[] = []
  function Probe() {
    states.push(useSidebarState())
    return null
  }
  renderSample(
    <SidebarStateProvider slice={slice}>
      <Probe />
    </SidebarStateProvider>,
    {path}
  )
  const [state] = states
  if (!state) throw new Error('The sidebar was not rendered.')
  return state
}

test('a page shows its own part of the sidebar, and knows its ancestors', () => {
  const state = stateAt('/docs/owl')
  expect(state).toMatchObject({items: slice.items, isWhole: false, path: '/docs/owl'})
  expect(state.branch).toHaveLength(1)
  expect(stateAt('/docs/heron').branch).toEqual([])
})

test('initially, the reader has opened or closed no category', () => {
  const {branch, choice} = stateAt('/docs/owl')
  expect(branch.map(choice)).toEqual([undefined])
})

test('an entry outside a sidebar is an error', () => {
  function Probe() {
    useSidebarState()
    return null
  }
  expect(() => renderSample(<Probe />)).toThrow('The component is used outside of DocSidebar.')
})
