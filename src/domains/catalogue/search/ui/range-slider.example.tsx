import { useState } from 'react'
import { useFormat } from '#i18n/format.ts'
import { useExampleWords } from '#ui/example-words.ts'
import { exampleFacets } from './filter-panel.example.tsx'
import { RangeSlider } from './range-slider.tsx'

/** Open on both sides, and with two bounds. */
export default function RangeSliderExamples() {
  const say = useExampleWords()
  const { price } = useFormat()
  const [bounds, settle] = useState<[number | null, number | null]>([80_000, 200_000])
  const { bins } = exampleFacets().histograms.price
  const common = {
    bins,
    labels: [say({ fr: 'Prix minimum', ar: 'أدنى ثمن' }), say({ fr: 'Prix maximum', ar: 'أقصى ثمن' })] as [string, string],
    say: (value: number | null) => (value === null ? say({ fr: 'sans limite', ar: 'دون حد' }) : price(value)),
    preview: () => undefined,
  }
  return (
    <>
      <div style={{ maxInlineSize: '20rem' }}>
        <RangeSlider {...common} from={null} to={null} settle={() => undefined} />
      </div>
      <div style={{ maxInlineSize: '20rem' }}>
        <RangeSlider {...common} from={bounds[0]} to={bounds[1]} settle={(from, to) => settle([from, to])} />
      </div>
    </>
  )
}
