import { useExampleWords } from './example-words.ts'
import { FilePick } from './file-pick.tsx'
import { Icon } from './icon.tsx'

export default function FilePickExamples() {
  const say = useExampleWords()
  const pick = () => undefined
  return (
    <>
      <FilePick accept="image/jpeg,application/pdf" multiple pick={pick}>
        {say({ fr: 'Ajouter la carte grise', ar: 'إضافة البطاقة الرمادية' })}
      </FilePick>
      <FilePick accept="image/jpeg" pick={pick}>
        <Icon name="camera" size={20} />
        {say({ fr: 'Prendre une photo', ar: 'التقاط صورة' })}
      </FilePick>
      <FilePick accept="image/jpeg" busy pick={pick}>
        {say({ fr: 'Envoi en cours…', ar: 'جارٍ الإرسال…' })}
      </FilePick>
    </>
  )
}
