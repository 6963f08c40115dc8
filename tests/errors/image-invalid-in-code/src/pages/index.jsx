import Image from '@theme/IdealImage'
import empty from '../../img/empty.jpg'
import text from '../../img/text.png'

export default function Home() {
  return (
    <main>
      <Image img={empty} alt="Nothing" />
      <Image img={text} alt="Words" />
      <Image img={require('../../img/heron.jpg')} alt="A heron" />
    </main>
  )
}
