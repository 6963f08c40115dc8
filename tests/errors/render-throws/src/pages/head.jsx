import {Head} from '@lectern/client'

function Preview() {
  return (
    <Head>
      <div>A picture</div>
    </Head>
  )
}

export default function HeadPage() {
  return <Preview />
}
