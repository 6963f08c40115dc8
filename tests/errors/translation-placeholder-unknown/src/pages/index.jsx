import {translate} from '@docusaurus/Translate'

export default function Home() {
  return <h1>{translate({id: 'home.greeting', message: 'Hello {name}'}, {name: 'Ada'})}</h1>
}
