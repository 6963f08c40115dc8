export default function Bark() {
  return <p>Rough bark</p>
}
