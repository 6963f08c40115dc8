interface BirdPageProps {
  name: string
  length: number
}

export default function BirdPage({name, length}: BirdPageProps) {
  return (
    <>
      <h1>{name}</h1>
      <p>{`${length} cm long.`}</p>
    </>
  )
}
