import { useExampleWords } from '#ui/example-words.ts'
import { SearchFailure, StaleList } from './search-failure.tsx'

/** No answer; an address that names an impossible filter; no network over the cars of before. */
export default function SearchFailureExamples() {
  const say = useExampleWords()
  const search = new URLSearchParams('Brands=Dacia&MaxPrice=-1')
  const message = say({ fr: 'Le prix maximum ne peut pas être négatif.', ar: 'لا يمكن أن يكون أقصى ثمن سالبا.' })
  return (
    <>
      <SearchFailure failure={{ message: '', parameter: null }} search={search} go={() => undefined} retry={() => undefined} />
      <SearchFailure failure={{ message, parameter: 'MaxPrice' }} search={search} go={() => undefined} retry={() => undefined} />
      <StaleList retry={() => undefined} />
    </>
  )
}
