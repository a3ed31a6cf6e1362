import { useExampleWords } from './example-words.ts'
import { PersonalDataNotice } from './personal-data-notice.tsx'

export default function PersonalDataNoticeExamples() {
  const say = useExampleWords()
  const site = { controller: say({ fr: 'Rihla Occasion S.A. (exemple)', ar: 'رحلة ش.م. (مثال)' }), email: 'contact@rihla.example' }
  return (
    <>
      <PersonalDataNotice purpose="contact" {...site} cndp="" />
      <PersonalDataNotice purpose="account" {...site} cndp="D-000/2026" />
    </>
  )
}
