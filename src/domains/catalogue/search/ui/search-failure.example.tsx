import { useExampleWords } from '#ui/example-words.ts'
import { SearchFailure, StaleList } from './search-failure.tsx'

/** No response; an invalid filter in the URL; offline with the previous cars. */
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
