import { ColorDot } from './color-dot.tsx'

const colors = [
  'White',
  'Grey',
  'Black',
  'Silver',
  'Blue',
  'Red',
  'Brown',
  'Beige',
  'Green',
  'Orange',
  'Yellow',
  'Burgundy',
  'Gold',
  'Purple',
]

export default function ColorDotExamples() {
  return (
    <p style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem', fontSize: '1.4rem' }}>
      {colors.map((color) => (
        <ColorDot key={color} color={color} />
      ))}
    </p>
  )
}
