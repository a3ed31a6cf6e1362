import { SpinnerVeil } from './spinner.tsx'

export default function SpinnerExamples() {
  return (
    <div style={{ blockSize: '10rem', transform: 'translate(0)', overflow: 'hidden' }}>
      <SpinnerVeil />
    </div>
  )
}
