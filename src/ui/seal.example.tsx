import { Seal } from './seal.tsx'

export default function SealExamples() {
  return (
    <>
      <span style={{ color: 'var(--c-success)', display: 'inline-flex', gap: '0.75rem', alignItems: 'center' }}>
        <Seal />
        <Seal size={24} />
        <Seal size={40} />
      </span>
      <span style={{ padding: '0.5rem', background: 'var(--c-night)', color: '#fff', display: 'inline-flex' }}>
        <Seal size={24} tick="var(--c-night)" />
      </span>
    </>
  )
}
