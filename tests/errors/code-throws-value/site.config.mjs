import {setImmediate} from 'node:timers/promises'

Promise.reject('no sponsors')
await setImmediate()

export default {title: 'Case', url: 'https://docs.example.com'}
