import { useRef } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { useExampleWords } from './example-words.ts'

const looks = ['box', 'page', 'sheet', 'top'] as const

export default function DialogExamples() {
  const say = useExampleWords()
  const dialogs = {
    box: useRef<HTMLDialogElement>(null),
    page: useRef<HTMLDialogElement>(null),
    sheet: useRef<HTMLDialogElement>(null),
    top: useRef<HTMLDialogElement>(null),
  }
  const open = {
    box: say({ fr: 'Retirer…', ar: 'سحب…' }),
    page: say({ fr: 'Grande boîte', ar: 'نافذة واسعة' }),
    sheet: say({ fr: 'Ouvrir le volet', ar: 'فتح اللوحة' }),
    top: say({ fr: 'Rechercher', ar: 'بحث' }),
  }
  const titles = {
    box: say({ fr: 'Retirer l’annonce ?', ar: 'سحب الإعلان؟' }),
    page: say({ fr: 'Conditions de réservation', ar: 'شروط الحجز' }),
    sheet: say({ fr: 'Filtres', ar: 'عوامل التصفية' }),
    top: say({ fr: 'Rechercher une voiture', ar: 'ابحث عن سيارة' }),
  }
  return looks.map((look) => (
    <span key={look}>
      <Button variant="outline" onClick={() => dialogs[look].current?.showModal()}>
        {open[look]}
      </Button>
      <Dialog
        ref={dialogs[look]}
        look={look}
        title={titles[look]}
        foot={
          <>
            <Button variant="ghost" onClick={() => dialogs[look].current?.close()}>
              {say({ fr: 'Garder', ar: 'إبقاء' })}
            </Button>
            <Button variant={look === 'box' ? 'danger' : 'primary'} onClick={() => dialogs[look].current?.close()}>
              {look === 'box' ? say({ fr: 'Retirer l’annonce', ar: 'سحب الإعلان' }) : say({ fr: 'Voir 712 voitures', ar: 'عرض 712 سيارة' })}
            </Button>
          </>
        }
      >
        <p>
          {say({
            fr: 'Elle ne sera plus visible. Vous pourrez la remettre en ligne tant qu’elle n’a pas expiré.',
            ar: 'لن يظهر بعد الآن. يمكنك إعادة نشره ما دام لم تنته مدته.',
          })}
        </p>
      </Dialog>
    </span>
  ))
}
