import {setImmediate} from 'node:timers/promises'

async function loadSponsors() {
  throw new Error('The list of sponsors cannot be loaded')
}

loadSponsors()
await setImmediate()

export default {title: 'Case', url: 'https://docs.example.com'}
