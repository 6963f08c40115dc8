import {Egg} from './egg'

export default function Nest() {
  return <Egg size={3} />
}
