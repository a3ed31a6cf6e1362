import { SpinnerVeil } from './spinner.tsx'

/** What lies over the page while another screen is on its way; it appears only after a moment. Here it keeps to a box. */
export default function SpinnerExamples() {
  return (
    <div style={{ blockSize: '10rem', transform: 'translate(0)', overflow: 'hidden' }}>
      <SpinnerVeil />
    </div>
  )
}
