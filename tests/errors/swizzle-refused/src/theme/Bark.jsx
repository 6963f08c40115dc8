export default function Bark() {
  return <p>Bark</p>
}
