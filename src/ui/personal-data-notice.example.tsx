import { PersonalDataNotice } from './personal-data-notice.tsx'

/** With and without the number of a declaration. */
export default function PersonalDataNoticeExamples() {
  const site = { controller: 'Rihla Occasion S.A. (exemple)', email: 'contact@rihla.example' }
  return (
    <>
      <PersonalDataNotice purpose="contact" {...site} cndp="" />
      <PersonalDataNotice purpose="account" {...site} cndp="D-000/2026" />
    </>
  )
}
