import { useExampleWords } from './example-words.ts'
import { Logo } from './logo.tsx'

export default function LogoExamples() {
  const say = useExampleWords()
  const name = say({ fr: 'Rihla', ar: 'رحلة' })
  const night = { padding: '1rem', background: 'var(--c-night)', color: '#fff', '--logo-star': '#fff', '--logo-road': 'var(--c-night)' }
  return (
    <>
      <Logo name={name} />
      <span style={night}>
        <Logo name={name} />
      </span>
    </>
  )
}
