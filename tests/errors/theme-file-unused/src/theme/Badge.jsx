import {word} from './words'

export default function Badge() {
  return <b>{word}</b>
}
